import Testing

@Suite struct IndependentRuleTests {
  @Test func membersOfASetDoNotKnowEachOther() throws {
    let yaml = rules("  r: { kind: independent, of: [A, B] }")
    var project = project()
    project.use("A1", "C1")
    #expect(try messages(yaml, in: project) == [])
    project.use("B1", "A1")
    #expect(
      try messages(yaml, in: project) == [
        "'B1' (B) uses 'A1' (A), but the two must be independent"
      ])
  }

  @Test func whatBelongsToBothIsAtHomeInEither() throws {
    let yaml = rules(
      "  r: { kind: independent, of: [A, All] }", components: ["A", "B", "C"]
    ).replacing("rules:", with: "  All: \"**\"\nrules:")
    var project = project(["A1", "A2", "B1", "C1"])
    project.use("A1", "A2")
    project.use("B1", "A1")
    #expect(try messages(yaml, in: project) == [])
    project.use("A1", "B1")
    #expect(try messages(yaml, in: project) == [])
  }

  @Test func groupsFamiliesByValue() throws {
    let yaml = """
      version: 1
      components: { "{f}.View": "{f}/View/**", "{f}.Data": "{f}/Data/**", Kit: Kit.swift }
      rules: { r: { kind: independent, of: ["{f}.View", "{f}.Data", Kit] } }
      """
    var project = Project()
    project.add("Kit", in: "Kit.swift")
    for feature in ["Chat", "Login"] {
      project.add("\(feature)View", in: "\(feature)/View/1.swift")
      project.add("\(feature)Data", in: "\(feature)/Data/1.swift")
    }
    project.use("LoginView", "LoginData")
    #expect(try messages(yaml, in: project) == [])
    project.use("LoginView", "ChatData")
    project.use("LoginView", "Kit")
    #expect(
      try messages(yaml, in: project) == [
        "'LoginView' (Login.View) uses 'ChatData' (Chat.Data), but the two must be independent",
        "'LoginView' (Login.View) uses 'Kit' (Kit), but the two must be independent",
      ])
  }

  @Test func membersOfAPatternAreOnTheirOwn() throws {
    let yaml = """
      version: 1
      components: { "{f}.View": "{f}/View/**" }
      rules: { r: { kind: independent, of: "*.View" } }
      """
    var project = Project()
    project.add("LoginView", in: "Login/View/1.swift")
    project.add("ChatView", in: "Chat/View/1.swift")
    project.use("ChatView", "LoginView")
    #expect(
      try messages(yaml, in: project) == [
        "'ChatView' (Chat.View) uses 'LoginView' (Login.View), but the two must be independent"
      ])
  }
}
