import LintelFindings
import LintelVocabulary
import Testing

@Suite struct ExceptionTests {
  private func yaml(_ exceptions: String) -> String {
    """
    version: 1
    components: { A: A/**, B: B/**, C: C/** }
    rules:
      r:
        kind: forbid
        from: A
        to: [B, C]
        because: the reason
        allow:
          - \(exceptions)
    """
  }

  private var project: Project {
    var project = LintelRulesTests.project()
    project.use("A1", "B1")
    project.use("A1", "C1")
    return project
  }

  @Test func excusesWhatItNames() throws {
    #expect(
      try messages(yaml("{ from: A, to: B, because: x }"), in: project) == [
        "'A1' (A) uses 'C1' (C)"
      ])
  }

  /// More pairs of components than are kept one by one.
  @Test func excusesWhatWholeFamiliesUse() throws {
    var project = Project()
    for number in 0..<12 {
      project.add("A\(number)", in: "A/F\(number)/A.swift")
      project.add("B\(number)", in: "B/F\(number)/B.swift")
    }
    for number in 0..<11 { project.use("A\(number)", "B\(number + 1)") }
    func messages(_ exceptions: String) throws -> [String] {
      try LintelRulesTests.messages(
        """
        version: 1
        components: { "A.{f}": "A/{f}/**", "B.{g}": "B/{g}/**" }
        rules:
          r:
            kind: forbid
            from: "A.{f}"
            to: "B.{g}"
            allow: [\(exceptions)]
        """, in: project)
    }
    let all = #"{ from: "A.{f}", to: "B.{g}", because: x }"#
    #expect(try messages("{ from: A.F3, to: B.F4, because: x }").count == 10)
    #expect(try messages(all) == [])
    let unused = #"{ from: "A.{f}", to: B.F0, because: x }"#
    #expect(
      try messages("\(all), \(unused)") == [
        "the exception from 'A.{f}' to 'B.F0' is not used"
      ])
  }

  @Test func isAFindingWhenUnused() throws {
    let found = try findings(yaml("{ from: B, to: A, because: x }"), in: project)
    let unused = try #require(found.last)
    #expect(found.count == 3)
    #expect(unused.message == "the exception from 'B' to 'A' is not used")
    #expect(unused.severity == .error)
    #expect(unused.rule == "r")
    #expect(unused.from == nil)
    #expect(
      unused.locations == [
        SourceLocation(path: "lintel.yml", isInProject: false, line: 10, column: 9)
      ])
  }

  @Test func isAsSevereAsItsRuleWhenUnused() throws {
    let warning = yaml("{ from: B, to: A, because: x }")
      .replacing("because: the reason", with: "severity: warning")
    #expect(try findings(warning, in: project).map(\.severity) == [.warning, .warning, .warning])
  }

  @Test(arguments: [
    ("2026-03-01", "'A1' (A) uses 'C1' (C)", 1),
    ("2026-02-28", "'A1' (A) uses 'B1' (B); the exception for it expired on 2026-02-28", 2),
  ])
  func excusesThroughItsLastDay(until: String, first: String, count: Int) throws {
    let found = try messages(
      yaml("{ from: A, to: B, because: x, until: \(until) }"), in: project)
    #expect(found.first == first)
    #expect(found.count == count)
  }

  /// The uses are accepted, and still the entry must not be forgotten.
  @Test(arguments: ["[B, C]", "[B, C], at-most: 2"])
  func anExpiredOneIsReportedAlthoughAnotherAcceptsTheSame(other: String) throws {
    let both =
      "{ from: A, to: B, because: x, until: 2020-01-01 }\n"
      + "      - { from: A, to: \(other), because: y }"
    let found = try findings(yaml(both), in: project)
    #expect(found.map(\.message) == ["the exception from 'A' to 'B' expired on 2020-01-01"])
    #expect(found.map(\.remedy) == ["remove the entry from 'allow'"])
    #expect(found.map { [$0.locations[0].line, $0.locations[0].column] } == [[10, 9]])
  }

  @Test func eachExpiredOneIsReported() throws {
    let both =
      "{ from: A, to: [B, C], because: x, until: 2020-01-01 }\n"
      + "      - { from: A, to: [B, C], because: y, until: 2021-01-01 }\n"
      + "      - { from: A, to: B, because: z, until: 2022-01-01 }"
    #expect(
      try messages(yaml(both), in: project) == [
        "'A1' (A) uses 'B1' (B); the exception for it expired on 2020-01-01",
        "'A1' (A) uses 'C1' (C); the exception for it expired on 2020-01-01",
        "the exception from 'A' to 'B', 'C' expired on 2021-01-01",
        "the exception from 'A' to 'B' expired on 2022-01-01",
      ])
  }

  @Test func takesFamiliesByValue() throws {
    let yaml = """
      version: 1
      components: { "{f}.View": "{f}/View/**", "{f}.Data": "{f}/Data/**" }
      rules:
        r:
          kind: forbid
          from: "*.View"
          to: "*.Data"
          allow: [{ from: "{f}.View", to: "{f}.Data", because: own data }]
      """
    var project = Project()
    for feature in ["Chat", "Login"] {
      project.add("\(feature)View", in: "\(feature)/View/1.swift")
      project.add("\(feature)Data", in: "\(feature)/Data/1.swift")
    }
    project.use("LoginView", "LoginData")
    project.use("LoginView", "ChatData")
    #expect(
      try messages(yaml, in: project) == ["'LoginView' (Login.View) uses 'ChatData' (Chat.Data)"])
  }
}
