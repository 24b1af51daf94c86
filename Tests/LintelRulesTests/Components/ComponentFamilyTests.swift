import LintelGraph
import LintelVocabulary
import Testing

@testable import LintelJudging

/// Components with captures in their names.
@Suite struct ComponentFamilyTests {
  @Test func aCaptureMakesOneComponentPerValue() throws {
    let configuration = try load(
      """
      version: 1
      components:
        "{feature}.View": ["App/{feature}/View/**", { name: "{feature}ViewController" }]
        "{a}-{b}": { path: "App/{a}/**", name: "{b}Cell" }
        Same: "App/{x}/{x}.swift"
      rules: { r: { kind: exhaustive } }
      """)
    var project = Project()
    project.add("Row", in: "App/Login/View/Row.swift")
    project.add("ChatViewController", in: "Other/Chat.swift")
    project.add("TextCell", in: "App/List/Cells.swift")
    project.add("Home", in: "App/Home/Home.swift")
    project.add("Detail", in: "App/Home/Detail.swift")
    let graph = project.graph
    let judge = try Judge(configuration, graph)
    #expect(judge.componentNames == ["Chat.View", "Login.View", "List-Text", "Same"])
    let byName = graph.declarations.indices.map(DeclarationID.init).map {
      (graph.qualifiedName(of: $0), judge.components(of: $0))
    }
    #expect(
      byName.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1.joined(separator: ", "))" } == [
        "App/Home/Home.swift: Same", "Home: Same", "TextCell: List-Text",
        "App/Login/View/Row.swift: Login.View", "Row: Login.View", "ChatViewController: Chat.View",
      ])
  }

  @Test func ofSeveralPathsThatApplyTheFirstSaysWhatItCaptures() throws {
    let configuration = try load(
      """
      version: 1
      components: { "{x}": ["App/{x}/**", "*/Chat/{x}/**", "{x}/Login/**"] }
      rules: { r: { kind: exhaustive } }
      """)
    var project = Project()
    project.add("Row", in: "App/Login/Row.swift")
    project.add("Cell", in: "App/Chat/List/Cell.swift")
    project.add("Far", in: "Other/Login/Far.swift")
    let judge = try Judge(configuration, project.graph)
    #expect(judge.componentNames.sorted() == ["Chat", "Login", "Other"])
  }

  /// Features times roles in one declaration; a rule fills in the role and keeps the feature.
  @Test func aFamilyMayBeFilledInPartly() throws {
    var project = Project()
    for feature in ["Login", "Chat"] {
      project.add("\(feature)V", in: "App/\(feature)/View/V.swift")
      project.add("\(feature)P", in: "App/\(feature)/Presenter/P.swift")
    }
    project.use("LoginV", "LoginP")
    project.use("LoginV", "ChatP")
    project.use("ChatP", "ChatV")
    let found = try messages(
      """
      version: 1
      components: { "{feature}.{role}": "App/{feature}/{role}/**" }
      rules:
        own: { kind: only, from: "{feature}.View", to: "{feature}.Presenter" }
        back: { kind: forbid, from: "{feature}.Presenter", to: "{feature}.View" }
      """, in: project)
    #expect(
      found == [
        "'LoginV' (Login.View) uses 'ChatP' (Chat.Presenter), which Login.View may not use",
        "'ChatP' (Chat.Presenter) uses 'ChatV' (Chat.View)",
      ])
    #expect(
      errors(
        """
        version: 1
        components: { "{feature}.{role}": "App/{feature}/{role}/**" }
        rules: { own: { kind: only, from: "{module}.View", to: "{feature}.Presenter" } }
        """) == [
          "lintel.yml:3:35: unknown component '{module}.View'; the components are "
            + "'{feature}.{role}'"
        ])
  }
}
