import LintelGraph
import LintelRules
import Testing

@Suite struct LayersRuleTests {
  private let yaml = rules("  r: { kind: layers, layers: [A, B, C] }")

  @Test(arguments: [
    ("[A, B]", ["'B1' (B) uses 'A1' (A), its sibling in layer 'A, B'"]),
    ("{ layer: Top, of: [A, B], siblings: free }", []),
    (
      "{ layer: Top, of: [A, B], siblings: independent }",
      ["'B1' (B) uses 'A1' (A), its sibling in layer 'Top'"]
    ),
  ])
  func siblings(layer: String, expected: [String]) throws {
    var project = project(["A1", "A2", "B1", "C1"])
    project.use("B1", "A1")
    project.use("A1", "A2")
    let yaml = rules("  r: { kind: layers, layers: [\(layer), C] }")
    #expect(try messages(yaml, in: project) == expected)
  }

  @Test func layersAreClosedUnlessSaidOpen() throws {
    var project = project()
    project.use("A1", "C1")
    #expect(try messages(yaml, in: project).count == 1)
    let open = rules("  r: { kind: layers, layers: [A, { B: open }, C] }")
    #expect(try messages(open, in: project) == [])
    let long = rules("  r: { kind: layers, layers: [A, { layer: M, of: B, access: open }, C] }")
    #expect(try messages(long, in: project) == [])
  }

  @Test func findsWaysThroughCodeInNoLayer() throws {
    var project = project(["A1", "B1", "C1", "X1", "X2"])
    project.use("A1", "X2")
    project.use("X2", "X1")
    project.use("X1", "C1", .static)
    let found = try findings(yaml, in: project)
    #expect(
      found.map(\.message) == [
        "'A' reaches 'C1' (C) through 'X2' and 'X1', skipping the closed layer 'B'"
      ])
    #expect(found[0].from == Endpoint(name: "A", component: "A"))
    #expect(found[0].through?.name == "X2")
    #expect(found[0].path.map(\.from.name) == ["A1", "X2", "X1"])
    #expect(found[0].path.map(\.to.name) == ["X2", "X1", "C1"])
    #expect(found[0].path.map(\.to.component) == [nil, nil, "C"])
    #expect(found[0].places.map(\.path) == ["A/A1.swift"])
    let ignoring = rules("  r: { kind: layers, layers: [A, B, C], through-unassigned: ignore }")
    #expect(try messages(ignoring, in: project) == [])
  }

  @Test func findsWaysUpwards() throws {
    var project = project(["A1", "B1", "C1", "X1"])
    project.use("B1", "X1")
    project.use("X1", "A1")
    #expect(
      try messages(yaml, in: project) == [
        "'B' reaches 'A1' (A) through 'X1', a layer above it"
      ])
  }

  @Test func aWayToWhereADependencyMayLeadIsNone() throws {
    var project = project(["A1", "B1", "C1", "X1", "X2"])
    project.use("A1", "X1")
    project.use("X1", "B1")
    project.use("B1", "C1")
    project.use("B1", "X2")
    project.use("X2", "C1")
    #expect(try messages(yaml, in: project) == [])
  }

  @Test func reportsTheShortestWayFromEachGoBetween() throws {
    var project = project(["A1", "B1", "C1", "C2", "X1", "X2", "X3", "X4"])
    project.use("A1", "X3")
    project.use("A1", "X2")
    project.use("A1", "X1")
    project.use("A1", "X4")
    project.use("X1", "X2")
    project.use("X2", "C2")
    project.use("X2", "C1")
    project.use("X3", "X1")
    project.use("X3", "C1")
    #expect(
      try messages(yaml, in: project) == [
        "'A' reaches 'C1' (C) through 'X3', skipping the closed layer 'B'",
        "'A' reaches 'C1' (C) through 'X2', skipping the closed layer 'B'",
        "'A' reaches 'C1' (C) through 'X1' and 'X2', skipping the closed layer 'B'",
      ])
  }

  @Test func aGoBetweenIsReportedOnceWithAllPlacesThatMentionIt() throws {
    var project = project(["A1", "A2", "B1", "C1", "X1"])
    project.use("A2", "X1")
    project.use("A1", "X1", .static)
    project.use("A1", "X1", .construct)
    project.use("X1", "C1")
    let found = try findings(yaml, in: project)
    #expect(
      found.map(\.message) == [
        "'A' reaches 'C1' (C) through 'X1', skipping the closed layer 'B'"
      ])
    #expect(found[0].path.map(\.from.name) == ["A1", "X1"])
    #expect(found[0].places.map(\.path) == ["A/A1.swift", "A/A1.swift", "A/A2.swift"])
  }

  @Test func aWayIsTheSameWhateverItMeetsBehindTheGoBetween() throws {
    var project = project(["A1", "A2", "B1", "C1", "C2", "X1", "X2"])
    project.use("A2", "X1")
    project.use("X1", "X2")
    project.use("X2", "C2")
    let before = try findings(yaml, in: project)
    project.use("X1", "C1")
    project.use("A1", "X1")
    let after = try findings(yaml, in: project)
    #expect(before.map(\.message) != after.map(\.message))
    #expect(before.map(\.identity) == after.map(\.identity))
    #expect(
      Baseline(accepting: after).entries.map(\.line) == ["r A -> C through X1 2"])
  }

  @Test func followsMembersAndExtensionsOfATypeOnTheWay() throws {
    var project = project(["A1", "B1", "C1", "X1"])
    project.add("X1", .extension, in: "X/More.swift", id: "more", extends: "X1")
    project.add("load", .function, in: "X/More.swift", owner: "more")
    project.use("A1", "X1")
    project.use("load", "C1", .static)
    #expect(
      try messages(yaml, in: project) == [
        "'A' reaches 'C1' (C) through 'X1', skipping the closed layer 'B'"
      ])
  }

  @Test func anExceptionExcusesAWayButHidesNoOther() throws {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/**, C: C/**, D: D/** }
      rules:
        r:
          kind: layers
          layers: [A, B, { layer: Low, of: [C, D] }]
          allow: [{ from: A, to: C, because: reads only }]
      """
    var project = project(["A1", "B1", "C1", "D1", "X1", "X2"])
    project.use("A1", "X1")
    project.use("X1", "C1")
    #expect(try messages(yaml, in: project) == [])
    project.use("X1", "X2")
    project.use("X2", "D1")
    #expect(
      try messages(yaml, in: project) == [
        "'A' reaches 'D1' (D) through 'X1' and 'X2', skipping the closed layer 'B'"
      ])
  }

  @Test func layersMayNotOverlap() throws {
    let yaml = """
      version: 1
      components: { View: V/**, Presenter: { name: "*Presenter" } }
      rules:
        r: { kind: layers, layers: [View, Presenter] }
      """
    var project = Project()
    project.add("LoginView", in: "V/LoginView.swift")
    project.add("LoginPresenter", in: "V/LoginPresenter.swift")
    #expect(
      try problems(yaml, in: project) == [
        "4:3: the layers 'View' and 'Presenter' overlap: 'LoginPresenter' in "
          + "V/LoginPresenter.swift is in both; layers of one rule may share nothing"
      ])
  }

  @Test func anExtensionIsInTheLayerOfTheTypeThatItExtends() throws {
    let yaml = """
      version: 1
      components:
        View: { any: [{ name: "*View" }, { path: V/** }] }
        Model: { name: "*Model" }
      rules:
        r: { kind: layers, layers: [View, Model] }
      """
    var project = Project()
    project.add("LoginModel", in: "M/LoginModel.swift")
    project.add("RowView", .struct, in: "M/LoginModel.swift", owner: "LoginModel")
    project.add("RowView", .extension, in: "V/RowView.swift", id: "more", extends: "RowView")
    project.add("title", .variable, in: "V/RowView.swift", owner: "more")
    project.add("ChatView", in: "V/ChatView.swift")
    project.use("title", "ChatView")
    #expect(try problems(yaml, in: project) == [])
    #expect(try messages(yaml, in: project) == [])
  }

  @Test func findsWaysBetweenSiblings() throws {
    let yaml = rules("  r: { kind: layers, layers: [[A, B], C] }")
    var project = project(["A1", "A2", "B1", "C1", "X1", "X2"])
    project.use("A1", "X1")
    project.use("X1", "A2")
    project.use("B1", "C1")
    #expect(try messages(yaml, in: project) == [])
    project.use("X1", "X2")
    project.use("X2", "B1")
    #expect(
      try messages(yaml, in: project) == [
        "'A' reaches 'B1' (B) through 'X1' and 'X2', its sibling in layer 'A, B'"
      ])
    let free = rules(
      "  r: { kind: layers, layers: [{ layer: Top, of: [A, B], siblings: free }, C] }")
    #expect(try messages(free, in: project) == [])
    let excused = yaml.replacing(
      "C] }", with: "C], allow: [{ from: A, to: B, because: x }] }")
    #expect(try messages(excused, in: project) == [])
  }

  @Test func aNestedTypeCanBeInAnotherLayer() throws {
    let yaml = """
      version: 1
      components: { View: { name: "*View" }, Model: { name: "*Model" } }
      rules:
        r: { kind: layers, layers: [View, Model] }
      """
    var project = Project()
    project.add("LoginView", in: "1.swift")
    project.add("RowModel", .struct, in: "1.swift", owner: "LoginView")
    project.add("title", .variable, in: "1.swift", owner: "RowModel")
    project.add("ChatView", in: "2.swift")
    project.use("title", "ChatView")
    #expect(
      try messages(yaml, in: project) == [
        "'LoginView.RowModel' (Model) uses 'ChatView' (View), a layer above it"
      ])
  }

  @Test func dependenciesWithinOneOutermostDeclarationNeverCount() throws {
    let yaml = """
      version: 1
      components: { View: { name: "*View" }, Model: { name: "*Model" } }
      rules:
        r: { kind: layers, layers: [View, Model] }
      """
    var project = Project()
    project.add("LoginView", in: "1.swift")
    project.add("RowModel", .struct, in: "1.swift", owner: "LoginView")
    project.use("RowModel", "LoginView")
    #expect(try messages(yaml, in: project) == [])
  }

  @Test func anImportUpwardIsABreachEvenIfNothingIsUsed() throws {
    let yaml = """
      version: 1
      components: { App: { module: App }, Core: { module: Core } }
      rules:
        r: { kind: layers, layers: [App, Core] }
      """
    var project = Project()
    project.file("App/1.swift", module: "App")
    project.file("Core/1.swift", module: "Core")
    project.addImport("Core", in: "App/1.swift")
    #expect(try messages(yaml, in: project) == [])
    project.addImport("App", in: "Core/1.swift")
    let found = try findings(yaml, in: project)
    #expect(
      found.map(\.message) == [
        "'Core/1.swift' (Core) imports module 'App' (App), a layer above it"
      ])
    #expect(
      found[0].remedy
        == "move what needs App out of Core/1.swift to a component that may import App")
  }

  @Test func aProtocolAboveIsToBeMovedDown() throws {
    var project = Project()
    project.add("Port", .protocol, in: "A/1.swift")
    project.add("B1", in: "B/1.swift")
    project.add("C1", in: "C/1.swift")
    project.use("B1", "Port", .conform)
    #expect(
      try findings(yaml, in: project).map(\.remedy) == [
        "move the protocol Port to B, which needs it"
      ])
  }
}
