import LintelRules
import LintelVocabulary
import Testing

@testable import LintelAdvice

@Suite struct ProposalTests {
  private func proposal(_ project: Project) -> RulesProposal? {
    RulesProposal.all(
      PresetFit.all(of: shippedPresets, kinds: .builtIn, in: project.graph, today: today),
      layers: LayerProposal.all(of: ProjectStructure(project.graph))
    ).first
  }

  /// Two VIPER modules, each with all five parts.
  private var viper: Project {
    var project = Project()
    for name in ["Login", "Chat"] {
      for role in ["View", "Presenter", "Interactor", "Router", "Entity", "Builder"] {
        project.add(name + role, in: "App/\(name)/\(name)\(role).swift")
      }
      project.use(name + "Interactor", name + "Entity")
      project.use(name + "Builder", name + "Interactor")
    }
    return project
  }

  @Test func aPresetIsChosenByTheRolesThatAreThere() throws {
    guard case .preset(let fit, _) = try #require(proposal(viper)) else {
      Issue.record("no preset")
      return
    }
    #expect(fit.preset == "viper")
    #expect(fit.parts.map(\.typeCount) == [2, 2, 2, 2, 2, 2])
    #expect(fit.missing == ["CompositionRoot", "Screen", "Service", "Adapter", "Contract"])
    #expect((fit.coveredCount, fit.typeCount) == (12, 12))
    #expect((fit.dependencyCount, fit.forbiddenCount) == (4, 0))
    // 12 of 12 types, 6 of 11 parts, all dependencies kept, log2(6) bits.
    #expect(abs(fit.score - 6 / 11 * 2.584_962_500_7) < 1e-6)
  }

  /// One type that happens to have the name is not enough of it.
  @Test(arguments: [("elm", "Update"), ("mvp", "Presenter"), ("mvvm", "ViewModel")])
  func noPresetIsChosenWithoutWhatSetsItApart(preset: String, part: String) {
    func isConvincing(count: Int) -> Bool? {
      var project = Project()
      for role in ["View", "Service", "Model", "Command", part] {
        for number in 1...(role == part ? count : 50) {
          project.add("Feature\(number)\(role)", in: "App/\(role)/\(number).swift")
        }
      }
      return PresetFit.all(of: shippedPresets, kinds: .builtIn, in: project.graph, today: today)
        .first { $0.preset == preset }?.isConvincing
    }
    #expect(isConvincing(count: 50) == true)
    #expect(isConvincing(count: 1) == false)
  }

  @Test func withoutRolesTheFoldersAreOrderedAsTheyAre() throws {
    var project = Project()
    project.add("Start", in: "Code/Main/Start.swift")
    for number in 1...20 {
      project.add("Shape\(number)", in: "Code/Drawing/Shape\(number).swift")
      project.add("Point\(number)", .struct, in: "Code/Maths/Point\(number).swift")
    }
    for shape in 1...20 {
      for point in 1...3 { project.use("Shape\(shape)", "Point\(point)") }
    }
    project.use("Start", "Shape1")
    project.use("Start", "Point1")
    project.use("Point1", "Shape1")
    let found = try #require(proposal(project))
    #expect(
      found.evidence == [
        "the layers that the code has today:",
        "  Main (1 type)", "  Drawing (20 types)", "  Maths (20 types)",
        "1 of 63 references of files between them point up: Maths → Drawing (1)",
      ])
    #expect(
      found.text().hasSuffix(
        """
        version: 1

        components:
          Main: "Code/Main/**"
          Drawing: "Code/Drawing/**"
          Maths: "Code/Maths/**"

        rules:
          layering:
            kind: layers
            layers:                      # top first; open ones may be skipped
              - Main
              - Drawing: open
              - Maths
            because: "dependencies point down"

        """))
    #expect(
      try messages(found.text(), in: project) == [
        "'Point1' (Maths) uses 'Shape1' (Drawing), a layer above it"
      ])
  }

  /// Names that mean something in YAML or in a pattern.
  @Test func anyFolderCanBeNamed() throws {
    var project = Project()
    for (index, folder) in ["a: b", "true", "x{y}*", "q\"q", "Ünï cøde", "1", "x{y}-", "x-y--"]
      .enumerated()
    {
      project.add("T\(index)", in: "Code/\(folder)/T.swift")
    }
    project.use("T0", "T1")
    let found = try #require(proposal(project))
    #expect(try messages(found.text(), in: project) == [])
  }

  /// Presets are not proposed that a fifth of the code is against.
  @Test(arguments: [(against: 10, isConvincing: true), (against: 20, isConvincing: false)])
  func aPresetIsNotChosenAgainstTheCode(against: Int, isConvincing: Bool) {
    var project = viper
    project.add("Loose", in: "App/Login/LooseView.swift")
    for _ in 0..<100 - 4 - against { project.use("LoginBuilder", "LoginView") }
    for _ in 0..<against { project.use("LoginEntity", "LoginView") }
    let fit = PresetFit.all(of: shippedPresets, kinds: .builtIn, in: project.graph, today: today)
      .first { $0.preset == "viper" }
    #expect(fit?.forbiddenCount == against)
    #expect(fit?.dependencyCount == 100)
    #expect(fit?.isConvincing == isConvincing)
  }

  @Test func importsSayWhichModuleIsAboveAsReferencesDo() throws {
    var project = Project()
    for module in ["Alpha", "Beta", "Gamma"] {
      project.file("\(module)/\(module).swift", module: module)
      project.add("\(module)Type", in: "\(module)/\(module).swift")
    }
    project.addImport("Alpha", in: "Gamma/Gamma.swift")
    project.addImport("Beta", in: "Alpha/Alpha.swift")
    let found = try #require(proposal(project))
    #expect(
      found.evidence == [
        "the layers that the code has today:",
        "  Gamma (1 type)", "  Alpha (1 type)", "  Beta (1 type)",
        "all 2 references of files between them point down",
      ])
    #expect(try messages(found.text(), in: project) == [])
  }

  @Test func aModuleThatIsNearlyEverythingIsOpened() throws {
    var project = Project()
    project.file("Sources/Run/Run.swift", module: "Run")
    project.add("Run", in: "Sources/Run/Run.swift")
    for folder in ["Views", "Models"] {
      for number in 1...2 {
        let path = "Sources/App/\(folder)/\(number).swift"
        project.file(path, module: "App")
        project.add("\(folder)\(number)", in: path)
      }
    }
    project.use("Views1", "Models1")
    let found = try #require(proposal(project))
    #expect(
      found.evidence.prefix(5) == [
        "the layers that the code has today:",
        "  Views (2 types)", "  Models (2 types)", "  in no layer: Run (1 type)",
        "all 1 reference of files between them point down",
      ])
    #expect(found.text().contains("  Views: \"Sources/App/Views/**\"\n"))
    #expect(try messages(found.text(), in: project) == [])
  }

  @Test func modulesGoBeforeFoldersAndCodeInNoneHasItsFolder() throws {
    var project = Project()
    project.file("Packages/Alpha/A.swift", module: "Alpha")
    project.file("Packages/Beta/B.swift", module: "Beta")
    project.file("Zeta/C.swift", module: "")
    project.add("A", in: "Packages/Alpha/A.swift")
    project.add("B", in: "Packages/Beta/B.swift")
    project.add("C", in: "Zeta/C.swift")
    project.use("B", "A")
    project.use("C", "B")
    let found = try #require(proposal(project))
    #expect(
      found.evidence.dropFirst().prefix(3) == [
        "  Zeta (1 type)", "  Beta (1 type)", "  Alpha (1 type)",
      ])
    #expect(found.text().contains("  Alpha: { module: Alpha }\n"))
    #expect(try messages(found.text(), in: project) == [])
  }

  /// As where an application and its packages lie in one folder of the repository.
  @Test func foldersOfCodeInNoModuleAreLookedForBelowARootFolder() throws {
    var project = Project()
    for (path, module) in [
      ("app/Client/Client.swift", ""), ("app/Client/Settings/Settings.swift", ""),
      ("app/Shared/Clock.swift", ""), ("app/Package/Sources/Kit/Kit.swift", "Kit"),
      ("app/Package/Sources/Base/Base.swift", "Base"), ("app/Package/loose.swift", ""),
    ] {
      project.file(path, module: module)
      project.add(path.split(separator: "/").last.map { String($0.dropLast(6)) } ?? "", in: path)
    }
    let modules = try #require(ProjectStructure(project.graph).partitions.first)
    #expect(modules.kind == .modules)
    #expect(modules.parts.map(\.name) == ["Base", "Client", "Kit", "Shared"])
    #expect(
      modules.parts.map(\.selector.yaml) == [
        "{ module: Base }", "\"app/Client/**\"", "{ module: Kit }", "\"app/Shared/**\"",
      ])
  }

  @Test func oneFolderGivesNothingToGoBy() {
    var project = Project()
    project.add("A", in: "Code/A.swift")
    project.add("B", in: "Code/B.swift")
    #expect(proposal(project) == nil)
  }

  /// Only what some code could break, and only below those that show something.
  @Test func layersGoOnWithoutScreensWhereTheyHaveNone() throws {
    var project = Project()
    for number in 1...20 {
      project.add("Screen\(number)", in: "Code/Screens/\(number).swift")
      project.addImport("SwiftUI", in: "Code/Screens/\(number).swift")
      project.add("Rule\(number)", in: "Code/Domain/\(number).swift")
      project.use("Screen\(number)", "Rule\(number)")
    }
    let found = try #require(proposal(project))
    let additions = found.additions(in: project.graph)
    #expect(additions.map(\.name) == ["everything-has-a-place", "no-screens-below"])
    let text = found.text(adding: additions)
    #expect(
      text.hasSuffix(
        """
          # No file of this component imports one of these today.
          no-screens-below:
            kind: imports
            in: [Domain]
            deny: [SwiftUI]
            because: "code that knows no screen can be tested without one"

        """))
    #expect(try messages(text, in: project) == [])
    project.addImport("SwiftUI", in: "Code/Domain/7.swift")
    project.add("Loose", in: "Else/Loose.swift")
    #expect(try messages(text, in: project).count == 2)
  }

  /// Of two orders that differ in one file of many, one is enough.
  @Test func ordersThatAreNearlyTheSameAreNotToldTwice() throws {
    var project = Project()
    for number in 1...20 {
      project.add("Screen\(number)", in: "Code/App/Screens/\(number).swift")
      project.add("Rule\(number)", in: "Code/Domain/\(number).swift")
      project.use("Screen\(number)", "Rule\(number)")
    }
    project.add("Start", in: "Code/App/Start/Start.swift")
    project.use("Start", "Rule1")
    let orders = LayerProposal.all(of: ProjectStructure(project.graph))
    #expect(orders.count > 1)
    let first = RulesProposal.layers(orders[0])
    #expect(orders.dropFirst().allSatisfy { first.isNearly(.layers($0)) })
  }
}
