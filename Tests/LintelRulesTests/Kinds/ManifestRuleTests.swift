import LintelGraph
import LintelProving
import LintelVocabulary
import Testing

@testable import LintelFindings
@testable import LintelJudging

@Suite struct ManifestRuleTests {
  private let yaml = "version: 1\nrules: { r: { kind: manifest } }"

  /// Modules `App`, `Core` and `Data`, each with a file; `App` needs `Data`, and that `Core`.
  private func project(app: [String]? = ["Data"], data: [String]? = ["Core"]) -> Project {
    var project = Project()
    for module in ["App", "Core", "Data"] {
      project.file("\(module)/1.swift", module: module)
      project.file("\(module)/2.swift", module: module)
      project.add("\(module)Type", .struct, in: "\(module)/1.swift")
    }
    project.declare("App", dependencies: app)
    project.declare("Core", dependencies: [])
    project.declare("Data", dependencies: data)
    if app?.contains("Data") == true { project.addImport("Data", in: "App/1.swift") }
    if data?.contains("Core") == true { project.addImport("Core", in: "Data/1.swift") }
    return project
  }

  @Test func whatIsDeclaredAndImportedIsFine() throws {
    #expect(try messages(yaml, in: project()) == [])
  }

  @Test func findsAnImportThatNobodyDeclares() throws {
    var project = project()
    project.addImport("App", in: "Core/2.swift")
    project.addImport("App", in: "Core/1.swift")
    let finding = try #require(try findings(yaml, in: project).first)
    #expect(
      finding.message == "'Core' imports 'App', which its manifest does not declare; it compiles "
        + "only if 'App' happens to be built before")
    #expect(finding.remedy == "add App to the dependencies of Core, or remove the import")
    #expect(finding.locations.map(\.path) == ["Core/1.swift", "Core/2.swift"])
    #expect(finding.from == Endpoint(name: "Core"))
    #expect(finding.to == Endpoint(name: "App"))
    #expect(finding.kind == .import)
  }

  @Test func namesTheDependencyThatBringsAnUndeclaredOne() throws {
    var project = project()
    project.addImport("Core", in: "App/2.swift")
    #expect(
      try messages(yaml, in: project) == [
        "'App' imports 'Core', which its manifest does not declare; it compiles only as long as "
          + "'Data' depends on 'Core'"
      ])
    let lenient = yaml.replacing("manifest }", with: "manifest, transitive: allow }")
    #expect(try messages(lenient, in: project) == [])
    project.addImport("Data", in: "Core/1.swift")
    #expect(try messages(lenient, in: project).count == 1)
  }

  @Test func findsADependencyThatNothingUses() throws {
    var project = project(app: [])
    project.declare("App", dependencies: ["Core", "Data"])
    project.addImport("Core", in: "App/2.swift")
    let finding = try #require(try findings(yaml, in: project).first)
    #expect(finding.message == "'App' declares a dependency on 'Data' but does not use it")
    #expect(finding.locations.map(\.path) == ["Package.swift"])
    #expect(finding.locations.map(\.sourceLine) == ["needs Data"])
    #expect(finding.locations.map(\.column) == [7])
    #expect(try findings(yaml, in: project).count == 1)
    let lenient = yaml.replacing("manifest }", with: "manifest, unused: allow }")
    #expect(try messages(lenient, in: project) == [])
  }

  @Test func whatIsReachedThroughAnotherModuleIsUsed() throws {
    var project = project(app: [])
    project.declare("App", dependencies: ["Core", "Data"])
    project.addImport("Data", in: "App/1.swift")
    #expect(try messages(yaml, in: project).count == 1)
    project.use("AppType", "CoreType")
    #expect(try messages(yaml, in: project) == [])
  }

  @Test func aProductIsUsedByAnyOfItsModules() throws {
    var project = project(app: [])
    project.declare("App", dependencies: ["Kit"], products: ["Kit": ["Core", "Data"]])
    #expect(
      try messages(yaml, in: project) == [
        "'App' declares a dependency on 'Kit' but does not use it"
      ])
    project.addImport("Core", in: "App/1.swift")
    #expect(try messages(yaml, in: project) == [])
  }

  @Test func aProductFromOutsideIsJudgedOnlyIfItsModuleIsKnownByThatName() throws {
    var project = project()
    project.declare("App", dependencies: ["Data", "Outside"], guesses: ["Outside"])
    #expect(try messages(yaml, in: project) == [])
    project.declare("Core", dependencies: ["Outside"], guesses: ["Outside"])
    project.addImport("Outside", in: "Core/1.swift")
    #expect(
      try messages(yaml, in: project) == [
        "'App' declares a dependency on 'Outside' but does not use it"
      ])
  }

  @Test func aProductFromOutsideMayBringWhatHasAnotherName() throws {
    var project = project()
    project.declare("App", dependencies: ["Data", "Outside"], guesses: ["Outside"])
    project.declare("Core", dependencies: ["Outside"], guesses: ["Outside"])
    project.addImport("Outside", in: "Core/1.swift")
    project.addImport("OutsidePart", in: "App/1.swift")
    #expect(try messages(yaml, in: project) == [])
    // What others import without it does not come from it.
    project.addImport("OutsidePart", in: "Data/1.swift")
    #expect(try messages(yaml, in: project).count == 1)
  }

  @Test func aProductFromOutsideMayBringAModuleOfAnotherPackage() throws {
    var project = project(app: [])
    project.declare(
      "App", dependencies: ["Outside"], guesses: ["Outside"], manifest: "A/Package.swift")
    project.addImport("Core", in: "App/1.swift")
    #expect(try messages(yaml, in: project) == [])
    project.declare("App", dependencies: ["Outside"], guesses: ["Outside"])
    #expect(try messages(yaml, in: project).count == 1)
  }

  @Test func judgesNoModuleOfWhichFilesAreMissing() throws {
    var project = project(app: [])
    project.declare("App", dependencies: ["Data"], hasAllFiles: false)
    #expect(try messages(yaml, in: project) == [])
    project.addImport("Core", in: "App/1.swift")
    #expect(try messages(yaml, in: project).count == 1)
  }

  /// What is imported without being declared comes by way of something that is.
  @Test func whatAloneBringsAnImportedModuleIsUsed() throws {
    var project = project(app: [])
    project.declare("App", dependencies: ["Data"])
    project.addImport("Core", in: "App/1.swift")
    let lenient = yaml.replacing("manifest }", with: "manifest, transitive: allow }")
    #expect(try messages(lenient, in: project) == [])
    // Of two that bring it one can go.
    project.declare("App", dependencies: ["Data", "More"])
    project.declare("More", dependencies: ["Core"])
    project.file("More/1.swift", module: "More")
    project.addImport("Core", in: "More/1.swift")
    #expect(
      try messages(lenient, in: project) == [
        "'App' declares a dependency on 'Data' but does not use it"
      ])
  }

  /// A target that has nothing but dependencies hands them to those that depend on it.
  @Test func whatAnotherTargetGetsThroughATargetIsUsed() throws {
    var project = project(data: [])
    project.declare("Data", dependencies: ["Core"])
    let lenient = yaml.replacing("manifest }", with: "manifest, transitive: allow }")
    #expect(try messages(lenient, in: project).count == 1)
    project.addImport("Core", in: "App/1.swift")
    #expect(try messages(lenient, in: project) == [])
  }

  @Test func programsAndMacrosAreDeclaredToBeRun() throws {
    var project = project(app: [])
    project.declare("App", dependencies: ["Data"])
    project.declare("Data", dependencies: ["Core"], isLibrary: false)
    #expect(try messages(yaml, in: project) == [])
  }

  @Test func dependenciesThatAreComputedAreNotJudged() throws {
    var project = project(app: nil)
    project.addImport("Core", in: "App/1.swift")
    #expect(try messages(yaml, in: project) == [])
  }

  @Test func saysThatItCannotFailWithoutManifests() throws {
    let project = project(app: nil, data: nil)
    var empty = project
    empty.declare("Core", dependencies: nil)
    #expect(
      try errors(yaml, in: empty) == [
        "2:10: rule 'r' can never fail: no manifest declares the dependencies of a module that it judges; "
          + "correct it or set 'may-be-empty: true'"
      ])
    let said = yaml.replacing("manifest }", with: "manifest, may-be-empty: true }")
    #expect(try errors(said, in: empty) == [])
  }

  @Test func judgesTheModulesOfComponents() throws {
    let yaml = """
      version: 1
      components: { Core: { module: Core }, Data: { module: Data } }
      rules: { r: { kind: manifest, in: Data } }
      """
    var project = project()
    project.addImport("App", in: "Core/1.swift")
    #expect(try messages(yaml, in: project) == [])
    project.addImport("App", in: "Data/1.swift")
    let found = try findings(yaml, in: project)
    #expect(found.map(\.from) == [Endpoint(name: "Data", component: "Data")])
  }

  @Test func takesExceptions() throws {
    let yaml = """
      version: 1
      components: { App: { module: App }, Core: { module: Core } }
      rules:
        r:
          kind: manifest
          allow:
            - { from: Core, to: App, because: "for now" }
            - { from: App, to: Data, because: "linked for its effects" }
      """
    var project = project(app: [])
    project.declare("App", dependencies: ["Data"])
    project.addImport("App", in: "Core/1.swift")
    #expect(try messages(yaml, in: project) == [])
    project.addImport("Data", in: "App/1.swift")
    #expect(
      try messages(yaml, in: project) == ["the exception from 'App' to 'Data' is not used"])
  }

  @Test func badOptions() {
    let yaml = """
      version: 1
      components: { Core: Core/** }
      rules:
        r:
          kind: manifest
          unused: never
          transitive: error
          in: Cor
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:6:13: unknown choice for 'unused' 'never'; expected 'allow' or 'deny'",
        "lintel.yml:7:17: unknown choice for 'transitive' 'error'; expected 'allow' or 'deny'",
        "lintel.yml:8:9: unknown component 'Cor'; did you mean 'Core'?",
      ])
  }

  @Test func everyProposalIsFound() throws {
    let configuration = try load(yaml)
    let (graph, proposed) = try mutations(of: configuration, in: project())
    let imports = proposed.compactMap { proposal -> (file: String, module: String)? in
      guard case .importing(let file, let module, _) = proposal.change else { return nil }
      return (graph.files[file].path, module)
    }
    #expect(
      imports.map { "\($0.file) \($0.module)" } == [
        "App/1.swift Core", "Core/1.swift App", "Data/1.swift App",
      ])
    for value in imports {
      var broken = project()
      broken.addImport(value.module, in: value.file)
      let found = try configuration.judge(broken.graph, today: today, source: broken.source)
        .flatMap(\.findings)
      #expect(found.map(\.to?.name) == [value.module])
      #expect(found.map(\.locations[0].path) == [value.file])
    }
  }
}
