import Testing

@testable import LintelAdvice

/// What a project is taken apart into.
@Suite struct PartTests {
  private static let features = ["Chat", "Login", "Map", "News"]

  /// Features of models and views, each view of the model beside it.
  private static var features4: Project {
    var project = Project()
    for feature in features {
      for number in 1...3 {
        project.add("\(feature)A\(number)", in: "App/\(feature)/Shown/A\(number).swift")
        project.add("\(feature)B\(number)", in: "App/\(feature)/Known/B\(number).swift")
        project.use("\(feature)A\(number)", "\(feature)B\(number)")
      }
    }
    return project
  }

  @Test func foldersThatEachFeatureHasAreLayers() throws {
    let structure = ProjectStructure(Self.features4.graph)
    let roles = try #require(structure.partitions.first { $0.kind == .roles })
    #expect(roles.parts.map(\.name) == ["Known", "Shown"])
    let proposal = try #require(LayerProposal.all(of: structure).first { $0.kind == .roles })
    #expect(proposal.title == "2 layers of folders in each feature: Shown > Known")
    let text = proposal.text(adding: [])
    #expect(text.contains("  Shown: \"App/*/Shown/**\"\n  Known: \"App/*/Known/**\"\n"))
    #expect(try messages(text, in: Self.features4) == [])
    var broken = Self.features4
    broken.use("ChatB1", "LoginA1")
    #expect(
      try messages(text, in: broken) == [
        "'ChatB1' (Known) uses 'LoginA1' (Shown), a layer above it"
      ])
  }

  /// A folder that two features of six have is no role.
  @Test func aRoleIsWhatMostFeaturesHave() {
    var project = Project()
    for (number, feature) in (Self.features + ["Search", "Tour"]).enumerated() {
      for role in number < 2 ? ["Shown", "Known"] : ["Shown"] {
        project.add(feature + role, in: "App/\(feature)/\(role)/\(feature).swift")
      }
    }
    #expect(ProjectStructure(project.graph).partitions.allSatisfy { $0.kind != .roles })
  }

  /// What stands in for other code knows it all, and is no layer above it.
  @Test func standInsAreInNoLayer() throws {
    var project = Project()
    for number in 1...6 {
      project.add("Page\(number)", in: "Code/Pages/Page\(number).swift")
      project.add("Rule\(number)", in: "Code/Rules/Rule\(number).swift")
      project.add("Row\(number)", in: "Code/Tables/Row\(number).swift")
      project.add("Fake\(number)", in: "Code/ShopMocks/Fake\(number).swift")
      project.use("Page\(number)", "Rule\(number)")
      project.use("Rule\(number)", "Row\(number)")
      project.use("Fake\(number)", "Row\(number)")
      project.use("Fake\(number)", "Page\(number)")
      project.use("Page\(number)", "Fake\(number)")
    }
    let found = try #require(LayerProposal.all(of: ProjectStructure(project.graph)).first)
    #expect(found.layers.map { $0.parts.map(\.name) } == [["Pages"], ["Rules"], ["Tables"]])
    #expect(found.apart.map(\.name) == ["ShopMocks"])
    #expect((found.coveredCount, found.typeCount) == (24, 24))
    #expect(found.evidence.contains("  in no layer: ShopMocks (6 types)"))
    // A way from a page through a stand-in to a table passes the rules by.
    let text = found.text(adding: [])
    #expect(text.contains("    through-unassigned: ignore   # stand-ins use all layers\n"))
    #expect(try messages(text, in: project) == [])
    let strict = try messages(text.replacing("through-unassigned: ignore", with: ""), in: project)
    #expect(strict.count == 6)
    #expect(
      strict.first
        == "'Pages' reaches 'Row1' (Tables) through 'Fake1', skipping the closed layer 'Rules'")
  }

  @Test(arguments: [
    ("Mocks", true), ("LoginMock", true), ("mocks", true), ("Hammock", false), ("Generated", true),
    ("CoreTesting", true), ("Protesting", false), ("DomainStubs", true), ("Stubborn", false),
  ])
  func aNameSaysWhatStandsIn(name: String, isStandIn: Bool) {
    #expect(ProjectPart(name, .folder(name), files: []).isStandIn == isStandIn)
  }

  private func modules(_ sizes: [String: Int], uses: [(String, String)]) -> Project {
    var project = Project()
    for (module, size) in sizes.sorted(by: { $0.key < $1.key }) {
      for number in 1...size {
        let path = "\(module)/\(module)\(number).swift"
        project.file(path, module: module)
        project.add("\(module)\(number)", in: path)
      }
    }
    for (from, to) in uses { project.use(from + "1", to + "1") }
    return project
  }

  /// A kit that an app and its widget share says nothing of how the app is built.
  @Test(arguments: [
    (["App": 20, "Core": 3, "Net": 3, "Tables": 3], true),
    (["App": 3, "Core": 3, "Net": 3], true),
    (["App": 20, "Core": 3, "Net": 3], false),
    (["App": 3, "Core": 20], false),
    (["App": 200, "Core": 3, "Net": 3, "Tables": 3], false),
  ])
  func manyModulesAreThoseThatOthersUse(sizes: [String: Int], areMany: Bool) {
    let uses = sizes.keys.filter { $0 != "App" }.sorted().map { ("App", $0) }
    #expect(ProjectStructure(modules(sizes, uses: uses).graph).hasManyModules == areMany)
    #expect(!ProjectStructure(modules(sizes, uses: []).graph).hasManyModules)
  }
}
