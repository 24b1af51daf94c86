import LintelFindings
import LintelVocabulary
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
      try errors(yaml, in: project) == [
        "4:3: the layers 'View' and 'Presenter' overlap: 'LoginPresenter' in "
          + "V/LoginPresenter.swift is in both; layers of one rule must not share declarations"
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
    #expect(try errors(yaml, in: project) == [])
    #expect(try messages(yaml, in: project) == [])
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
        == "move the code that needs App out of Core/1.swift to a component that may import App")
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
