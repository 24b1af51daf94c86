import LintelArchitecture
import LintelFindings
import LintelVocabulary
import Testing

/// All that one declaration breaks a rule by with one type is one finding.
@Suite struct TypeFindingTests {
  private static let rules = """
    version: 1
    components: { UI: UI/**, Data: Data/** }
    rules: { apart: { kind: forbid, from: UI, to: Data } }
    """

  private func check(
    _ ui: String, _ data: String = "class Store { var name = 0, size = 0; class Page {} }",
    rules: String = rules, baseline: String? = nil
  ) throws -> CheckResult {
    var files = ["lintel.yml": rules, "UI/Screen.swift": ui, "Data/Store.swift": data]
    files["lintel.baseline"] = baseline
    let folder = try ProjectFolder(files)
    return try DeclaredArchitecture(contentsOf: folder.path + "/lintel.yml").check(folder.path)
  }

  private func places(_ finding: Finding) -> [String] {
    finding.locations.map { "\($0.line):\($0.column)" }
  }

  @Test func aTypeAndItsMembersAreOne() throws {
    let findings = try check(
      """
      struct Screen {
        let store: Store
        func show() { print(store.name, store.size, store.name) }
      }
      """
    ).findings
    #expect(findings.count == 1)
    #expect(
      findings[0].message == "'Screen' (UI) uses 'Store' (Data); likewise 2 members of the type")
    #expect(places(findings[0]) == ["2:14", "3:29", "3:41", "3:53"])
    #expect(findings[0].parts.map { $0.to?.name } == ["Store", "Store.name", "Store.size"])
  }

  @Test func membersAloneAreOne() throws {
    let findings = try check(
      """
      struct Screen { func show() { print(make().name, make().size) } }
      """, "class Store { var name = 0, size = 0 }\nfunc make() -> Store { Store() }"
    ).findings
    #expect(
      findings.map(\.message) == [
        "'Screen' (UI) calls 'make' (Data)",
        "'Screen' (UI) uses 'Store.name' (Data); likewise 1 more member of 'Store'",
      ])
  }

  @Test func anotherTypeIsAnother() throws {
    let findings = try check("struct Screen { let page: Store.Page; let store: Store }").findings
    #expect(
      findings.map(\.message) == [
        "'Screen' (UI) uses 'Store.Page' (Data)", "'Screen' (UI) uses 'Store' (Data)",
      ])
    let users = try check("struct Screen { let s: Store }\nstruct Row { let s: Store }").findings
    #expect(users.map(\.from?.name) == ["Screen", "Row"])
  }

  @Test func theHardestPartIsToBeMended() throws {
    let findings = try check(
      """
      class Screen: Base {
        override func show() { super.show() }
      }
      """, "class Base { func show() {} }"
    ).findings
    #expect(
      findings.map(\.message) == [
        "'Screen' (UI) inherits from 'Base' (Data); likewise 1 member of the type"
      ])
    #expect(findings[0].remedy == findings[0].parts.first { $0.kind == .inherit }?.remedy)
  }

  /// Whoever accepted a baseline accepted what it lists, and nothing that is written later.
  @Test func aBaselineKnowsEachPart() throws {
    let ui = "struct Screen { let store: Store; func show() { print(store.name, store.size) } }"
    let all = Baseline(accepting: try check(ui).findings)
    #expect(
      all.entries.map(\.line) == [
        "apart Screen -> Store type 1", "apart Screen -> Store.name member 1",
        "apart Screen -> Store.size member 1",
      ])
    #expect(try check(ui, baseline: all.text).findings.map(\.message) == [])
    let withoutSize =
      all.text.split(separator: "\n").filter { !$0.contains("size") }
      .joined(separator: "\n") + "\n"
    let left = try check(ui, baseline: withoutSize)
    #expect(left.findings.map(\.message) == ["'Screen' (UI) uses 'Store.size' (Data)"])
    #expect(
      left.baseline == BaselineDelta(path: left.baseline?.path ?? "", accepted: 2, new: 1, fixed: 0)
    )
  }

  @Test func moreThanAcceptedIsToldByItself() throws {
    let ui = "struct Screen { let store: Store; func show() { print(store.name, store.name) } }"
    let baseline = """
      # lintel baseline 1
      apart Screen -> Store.name member 1

      """
    #expect(
      try check(ui, baseline: baseline).findings.map(\.message) == [
        "'Screen' (UI) uses 'Store' (Data)",
        "'Screen' (UI) uses 'Store.name' (Data); the baseline accepts 1 of 2 such locations",
      ])
  }

  @Test func linesThatAreAskedForKeepTheirParts() throws {
    let finding = try #require(
      try check(
        """
        struct Screen {
          let store: Store
          func show() { print(store.name, store.size) }
        }
        """
      ).findings.first)
    let narrowed = try #require(finding.narrowed { $0.line == 3 })
    #expect(
      narrowed.message
        == "'Screen' (UI) uses 'Store.name' (Data); likewise 1 more member of 'Store'")
    #expect(places(narrowed) == ["3:29", "3:41"])
    #expect(finding.narrowed { $0.line == 9 } == nil)
  }

  /// A service that follows findings from run to run sees the same one until all of it is mended.
  @Test func aFingerprintOutlivesItsParts() throws {
    let before = try check(
      "struct Screen { let store: Store; func show() { print(store.name) } }"
    ).findings
    let after = try check("struct Screen { func show() { print(Store().name) } }").findings
    #expect(before.map(\.fingerprint) == after.map(\.fingerprint))
    let other = try check("struct Screen { let page: Store.Page }").findings
    #expect(before.map(\.fingerprint) != other.map(\.fingerprint))
  }
}
