import LintelFindings
import LintelVocabulary
import Testing

@Suite struct RequireRuleTests {
  private func screens() -> Project {
    var project = Project()
    project.add("LoginView", in: "A/LoginView.swift")
    project.add("ChatView", .struct, in: "A/ChatView.swift")
    project.add("Helper", in: "A/Helper.swift")
    project.add("LoginViewModel", in: "B/LoginViewModel.swift")
    project.add("C1", in: "C/C1.swift")
    return project
  }

  private let matching = rules(
    "  r: { kind: require, each: A, named: '{name}View', has-type: '{name}ViewModel' }")

  @Test func everyTypeOfTheNameHasItsCounterpart() throws {
    var project = screens()
    let finding = try #require(try findings(matching, in: project).first)
    #expect(finding.message == "'ChatView' (A) has no type 'ChatViewModel'")
    #expect(finding.remedy == "declare ChatViewModel, or rename ChatView")
    #expect(finding.from == Endpoint(name: "ChatView", component: "A"))
    #expect(finding.locations.map(\.path) == ["A/ChatView.swift"])
    #expect(try findings(matching, in: project).count == 1)
    project.add("ChatViewModel", .typealias, in: "C/Models.swift")
    #expect(try messages(matching, in: project) == [])
  }

  @Test func oneOfSeveralNamesIsEnough() throws {
    var project = screens()
    let yaml = matching.replacing(
      "'{name}ViewModel'", with: "['{name}ViewModel', '{name}*Presenter']")
    #expect(
      try messages(yaml, in: project) == [
        "'ChatView' (A) has no type 'ChatViewModel' or 'Chat*Presenter'"
      ])
    project.add("ChatRoomPresenter", in: "C/Models.swift")
    #expect(try messages(yaml, in: project) == [])
  }

  @Test func everyFeatureHasItsCounterpart() throws {
    let yaml = """
      version: 1
      components: { "{f}.View": "{f}/View/**", "{f}.Builder": "{f}/Builder/**" }
      rules: { r: { kind: require, each: "{f}.View", has: "{f}.Builder" } }
      """
    var project = Project()
    project.add("LoginView", in: "Login/View/1.swift")
    project.add("LoginBuilder", in: "Login/Builder/1.swift")
    project.add("ChatView", in: "Chat/View/1.swift")
    project.add("ChatRow", in: "Chat/View/2.swift")
    let found = try findings(yaml, in: project)
    #expect(found.map(\.message) == ["'Chat.View' has no 'Chat.Builder'"])
    #expect(found[0].from == Endpoint(name: "Chat.View", component: "Chat.View"))
    #expect(found[0].remedy == "add code that belongs to Chat.Builder")
    #expect(found[0].locations.map(\.path) == ["Chat/View/1.swift"])
    let byName = yaml.replacing("has: \"{f}.Builder\"", with: "has-type: \"{f}Builder\"")
    #expect(try messages(byName, in: project) == ["'Chat.View' has no type 'ChatBuilder'"])
    let uses = yaml.replacing("has: \"{f}", with: "used-by: \"{f}")
    #expect(
      try messages(uses, in: project) == [
        "'Chat.View' is used by nothing of 'Chat.Builder'",
        "'Login.View' is used by nothing of 'Login.Builder'",
      ])
    project.use("LoginBuilder", "LoginView")
    project.use("LoginBuilder", "ChatView")
    #expect(
      try messages(uses, in: project) == ["'Chat.View' is used by nothing of 'Chat.Builder'"])
  }

  @Test func everyTypeUsesSomething() throws {
    let yaml = rules("  r: { kind: require, each: A, uses: [B, C] }")
    var project = project(["A1", "A2", "A3", "B1", "C1"])
    project.add("B1", .extension, in: "B/Other.swift", id: "elsewhere", extends: "A2")
    project.add("run", .function, in: "B/Other.swift", owner: "elsewhere")
    project.add("Part", .struct, in: "A/A3.swift", owner: "A3")
    project.use("A1", "B1")
    project.use("run", "C1", .call)
    #expect(
      try messages(yaml, in: project) == ["'A3' (A) uses nothing of 'B' or 'C'"])
    project.use("Part", "C1")
    #expect(try messages(yaml, in: project) == [])
    let creating = yaml.replacing("[B, C]", with: "B, kinds: construct")
    #expect(
      try messages(creating, in: project).first
        == "'A1' (A) uses nothing of 'B', counting 'construct' only")
  }

  @Test func everyTypeIsUsed() throws {
    let yaml = rules("  r: { kind: require, each: A, used-by: B }")
    var project = project(["A1", "A2", "B1", "C1"])
    project.add("load", .function, in: "A/A1.swift", owner: "A1")
    project.use("B1", "load", .call, .inferred)
    project.use("B1", "A2", .type, .ambiguous)
    project.use("A1", "A2")
    let finding = try #require(try findings(yaml, in: project).first)
    #expect(finding.message == "'A2' (A) is used by nothing of 'B'")
    #expect(finding.remedy == "use A2 in B, or remove it")
    #expect(try findings(yaml, in: project).count == 1)
  }

  @Test func refusesWhatCannotFail() throws {
    let none = matching.replacing("{name}View'", with: "{name}Screen'")
    #expect(
      try errors(none, in: screens()) == [
        "7:3: rule 'r' can never fail: no type in 'A' is named '{name}Screen'; correct it or set "
          + "'may-be-empty: true'"
      ])
    let silent = none.replacing("each: A", with: "each: A, may-be-empty: true")
    #expect(try errors(silent, in: screens()) == [])
    var project = project(["B1", "C1"])
    project.add("run", .function, in: "A/run.swift")
    #expect(
      try errors(rules("  r: { kind: require, each: A, uses: B }"), in: project) == [
        "7:3: rule 'r' can never fail: there is no type in 'A'; correct it or set "
          + "'may-be-empty: true'"
      ])
  }

  private static let badOptions: [(options: String, message: String)] = [
    ("each: A", "6: rule 'r' needs at least one of 'has', 'has-type', 'uses' or 'used-by'"),
    (
      "each: A, uses: B, used-by: C",
      "41: rule 'r' takes only one of 'uses' and 'used-by'; write a rule for each"
    ),
    (
      "each: A, has: B",
      "29: 'has' requires a family such as '{feature}.View' under 'each' and no 'named', not 'A'; "
        + "use 'has-type' to require a single type"
    ),
    (
      "each: A, has-type: '{name}Model'",
      "42: '{name}' under 'has-type' is captured neither by 'named' nor by a family under 'each'"
    ),
    (
      "each: A, named: '{name}View', has-type: Model",
      "63: rule 'r' can never fail: 'Model' under 'has-type' has no capture, so one type serves all"
    ),
    (
      "each: A, uses: B, allow: []",
      "41: unknown key 'allow' in rule 'r'; expected 'kind', 'each', 'named', 'has', 'has-type', "
        + "'uses', 'used-by', 'severity', 'because', 'may-be-empty', 'baseline' or 'kinds'"
    ),
  ]

  @Test(arguments: badOptions)
  func refusesBadOptions(options: String, message: String) {
    #expect(
      errors(rules("  r: { kind: require, \(options) }")) == ["lintel.yml:7:\(message)"])
  }
}
