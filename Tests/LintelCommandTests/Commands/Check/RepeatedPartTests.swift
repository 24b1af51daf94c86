import Testing

/// Types that have the same part many times: with each level of a typealias, the number of parts
/// doubles, and the time must not.
@Suite struct RepeatedPartTests {
  private static let levels = 40

  private func aliases(_ part: (String) -> String) -> String {
    (1...Self.levels).map { "typealias F\($0) = \(part("F\($0 - 1)"))\n" }.joined()
  }

  private func check(_ source: String) throws -> CommandRun {
    let project = try TemporaryProject([
      "lintel.yml": """
      version: 1
      components: { Use: Use/**, Row: Row/** }
      rules: { r: { kind: forbid, from: Use, to: Row, kinds: call } }
      """,
      "Row/Row.swift": "struct Row { func go() {} }\ntypealias F0 = Row\n",
      "Use/Use.swift": source,
    ])
    return CommandRun(project.path)
  }

  @Test func tuplesOfATypealias() throws {
    let run = try check(
      aliases { "(\($0), \($0))" }
        + "struct S { var x: F\(Self.levels) }\nfunc u(_ s: S) { s.x.0.go() }\n")
    #expect(run.output.hasPrefix("no findings; 2 files, "), "\(run.output)")
  }

  @Test func tuplesOfConstants() throws {
    let constants = (1...Self.levels).map { "  static let a\($0) = (a\($0 - 1), a\($0 - 1))\n" }
    let run = try check(
      "struct S {\n  static let a0 = Row()\n\(constants.joined())}\n"
        + "let last = S.a\(Self.levels)\nlet first = S.a1.0.go()\n")
    #expect(run.output.contains("'first' (Use) calls 'Row.go' (Row)"), "\(run.output)")
  }

  @Test func functionsOfATypealias() throws {
    let run = try check(
      aliases { "(\($0)) -> \($0)" }
        + """
        func take(_ f: F\(Self.levels)) {}
        func take(_ f: Int) {}
        func u(_ v: F\(Self.levels)) { take(v); Row().go() }

        """)
    #expect(run.output.contains("'u' (Use) calls 'Row.go' (Row)"), "\(run.output)")
  }

  @Test func partsThatAreComparedWithAnAssociatedType() throws {
    let run = try check(
      aliases { "(\($0), \($0))" }
        + """
        protocol P { associatedtype Item; func g(_ x: F\(Self.levels)) -> Item }
        struct C: P { func g(_ x: F\(Self.levels)) -> Row { Row() } }
        extension P { func item() -> Item { fatalError() } }
        func u() { C().item().go() }

        """)
    #expect(run.output.contains("'u' (Use) calls 'Row.go' (Row)"), "\(run.output)")
  }
}
