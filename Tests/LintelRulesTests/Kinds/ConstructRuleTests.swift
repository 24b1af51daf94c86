import LintelFindings
import LintelProving
import LintelVocabulary
import Testing

@Suite struct ConstructRuleTests {
  private let yaml = rules("  r: { kind: construct, of: B, by: C }")

  @Test func findsWhoCreates() throws {
    var project = project()
    project.use("C1", "B1", .construct)
    #expect(try messages(yaml, in: project) == [])
    project.use("A1", "B1", .construct)
    let finding = try #require(try findings(yaml, in: project).first)
    #expect(finding.message == "'A1' (A) creates 'B1' (B), which only 'C' may")
    #expect(finding.remedy == "let C create B1, and pass it to init")
  }

  @Test func countsNothingButCreation() throws {
    var project = project()
    for kind in ReferenceKind.allCases where kind != .construct { project.use("A1", "B1", kind) }
    #expect(try messages(yaml, in: project) == [])
  }

  @Test func namesTheTypeOfAnInitialiser() throws {
    var project = project()
    project.add("init", .initializer, in: "B/B1.swift", owner: "B1")
    project.use("A1", "init", .construct, .inferred)
    #expect(
      try messages(yaml, in: project) == ["'A1' (A) creates 'B1' (B), which only 'C' may"])
  }

  @Test func aTypeMayCreateItself() throws {
    var project = project()
    project.add("B1", .extension, in: "A/B1+Making.swift", id: "making", extends: "B1")
    project.add("make", .function, in: "A/B1+Making.swift", owner: "making")
    project.use("make", "B1", .construct)
    #expect(try messages(yaml, in: project) == [])
  }

  @Test func noTypeIsProposedToCreateItself() throws {
    var project = project(["B1", "C1"])
    project.add("B1", .extension, in: "A/B1+Making.swift", id: "making", extends: "B1")
    #expect(try mutations(of: load(yaml), in: project).mutations.map(\.summary) == [])
    project.add("A1", in: "A/A1.swift")
    #expect(
      try mutations(of: load(yaml), in: project).mutations.map(\.summary)
        == ["'A1' (A) uses 'B1' (B) as 'construct'"])
  }

  @Test func itsOwnComponentMayNotUnlessItIsNamed() throws {
    var project = project(["B1", "B2", "C1", "A1"])
    project.use("B1", "B2", .construct)
    #expect(
      try messages(yaml, in: project) == ["'B1' (B) creates 'B2' (B), which only 'C' may"])
    #expect(
      try messages(rules("  r: { kind: construct, of: B, by: [B, C] }"), in: project) == [])
  }

  @Test func judgesCodeInNoComponent() throws {
    var project = project()
    project.add("main", .function, in: "Other/main.swift")
    project.use("main", "B1", .construct)
    let finding = try #require(try findings(yaml, in: project).first)
    #expect(finding.message == "'main' creates 'B1' (B), which only 'C' may")
    #expect(finding.remedy == "let C create B1, and pass it as an argument")
  }

  @Test(arguments: [
    ("Bindings", false), ("Deep", false), ("Made", false), ("HomeViewModel", true),
    ("ViewModel", true),
  ])
  func nestedTypesMayBeLeftOut(type: String, isJudged: Bool) throws {
    var project = Project()
    project.add("HomeViewModel", in: "B/1.swift")
    project.add("Bindings", in: "B/1.swift", owner: "HomeViewModel")
    project.add("Deep", .struct, in: "B/1.swift", owner: "Bindings")
    project.add(
      "HomeViewModel", .extension, in: "B/2.swift", id: "more", extends: "HomeViewModel")
    project.add("Made", in: "B/2.swift", owner: "more")
    project.add("Home", .enum, in: "B/3.swift")
    project.add("ViewModel", in: "B/3.swift", owner: "Home")
    project.add("A1", in: "A/1.swift")
    project.add("C1", in: "C/1.swift")
    project.use("A1", type, .construct)
    func yaml(_ nested: String) -> String {
      "version: 1\ncomponents: { VM: { name: \"*ViewModel\" }, C: C/** }\n"
        + "rules: { r: { kind: construct, of: VM, by: C\(nested) } }\n"
    }
    #expect(try messages(yaml(""), in: project).count == 1)
    #expect(try messages(yaml(", nested: deny"), in: project).count == 1)
    #expect(try messages(yaml(", nested: allow"), in: project).count == (isJudged ? 1 : 0))
  }

  @Test(arguments: [DeclarationKind.struct, .enum])
  func everybodyMayCreateValuesIfTheRuleSaysSo(kind: DeclarationKind) throws {
    var project = project()
    project.add("Value", kind, in: "B/Value.swift")
    project.use("A1", "Value", .construct)
    #expect(try messages(yaml, in: project).count == 1)
    let allowing = rules("  r: { kind: construct, of: B, by: C, values: allow }")
    #expect(try messages(allowing, in: project) == [])
    project.use("A1", "B1", .construct)
    #expect(try messages(allowing, in: project).count == 1)
  }

  @Test func aTypealiasIsWhatItStandsFor() throws {
    var project = project()
    project.add("Short", .typealias, in: "A/Short.swift")
    project.use("Short", "B1", .alias)
    project.use("A1", "B1", .construct)
    project.use("A1", "Short", .construct)
    #expect(try messages(yaml, in: project).count == 1)
  }

  @Test func comparesCaptures() throws {
    let yaml = """
      version: 1
      components: { "{f}.View": "{f}/View/**", "{f}.Builder": "{f}/Builder/**" }
      rules: { r: { kind: construct, of: "{f}.View", by: "{f}.Builder" } }
      """
    var project = Project()
    for feature in ["Chat", "Login"] {
      project.add("\(feature)View", in: "\(feature)/View/1.swift")
      project.add("\(feature)Builder", in: "\(feature)/Builder/1.swift")
      project.use("\(feature)Builder", "\(feature)View", .construct)
    }
    #expect(try messages(yaml, in: project) == [])
    project.use("ChatBuilder", "LoginView", .construct)
    #expect(
      try messages(yaml, in: project) == [
        "'ChatBuilder' (Chat.Builder) creates 'LoginView' (Login.View), which only "
          + "'Login.Builder' may"
      ])
  }

  @Test func takesCertaintySeverityAndExceptions() throws {
    var project = project()
    project.use("A1", "B1", .construct, .ambiguous)
    #expect(try messages(yaml, in: project).first?.hasPrefix("note: ") == true)
    let strict = rules(
      "  r: { kind: construct, of: B, by: C, certainty: [ambiguous], severity: warning }")
    #expect(try messages(strict, in: project).first?.hasPrefix("warning: ") == true)
    let excused = rules(
      "  r: { kind: construct, of: B, by: C, allow: [{ from: A, to: B, because: legacy }] }")
    #expect(try messages(excused, in: project) == [])
  }

  @Test func refusesWhatCannotFail() throws {
    var project = Project()
    project.add("A1", in: "A/1.swift")
    project.add("B1", .struct, in: "B/1.swift")
    project.add("C1", in: "C/1.swift")
    let values = rules("  r: { kind: construct, of: B, by: C, values: allow }")
    #expect(
      try errors(values, in: project) == [
        "7:3: rule 'r' can never fail: there is no class or actor in 'B'; correct it or set "
          + "'may-be-empty: true'"
      ])
    let silent = values.replacing("values: allow", with: "values: allow, may-be-empty: true")
    #expect(try errors(silent, in: project) == [])
  }

  @Test func refusesBadOptions() {
    #expect(
      errors(rules("  r: { kind: construct, of: B, values: all, kinds: construct }")) == [
        "lintel.yml:7:6: missing key 'by' in rule 'r'",
        "lintel.yml:7:40: unknown choice for 'values' 'all'; expected 'allow' or 'deny'",
        "lintel.yml:7:45: unknown key 'kinds' in rule 'r'; did you mean 'kind'?",
      ])
  }
}
