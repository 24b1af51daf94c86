import Lintel
import Synchronization
import Testing

@Suite struct ExpectationTests {
  private func architecture() throws -> Architecture {
    try Architecture([
      .component("UI", "UI/**"),
      .component("Domain", "Domain/**"),
      .rule("layering", "layers", ["layers": ["UI", "Domain"]], because: "screens come and go"),
    ])
  }

  /// What is recorded while `work` runs: `path:line:column`, a line break, and the comment.
  private func issues(in work: () throws -> Void) rethrows -> [String] {
    let issues = Mutex<[String]>([])
    try withKnownIssue(isIntermittent: true) {
      try work()
    } matching: { issue in
      let place = issue.sourceLocation.map { "\($0.fileName):\($0.line):\($0.column)" } ?? "-"
      issues.withLock { $0.append(place + "\n" + issue.comments.map(\.rawValue).joined()) }
      return true
    }
    return issues.withLock { $0 }
  }

  @Test func aFindingIsAnIssueAtItsLine() throws {
    let folder = try ProjectFolder([
      "UI/Screen.swift": "struct Screen { let model: Model }\n",
      "UI/Row.swift": "struct Row {}\n",
      "Domain/Model.swift": "\nstruct Model { let screen: Screen? }\n",
      "Domain/User.swift": "struct User { let row: Row }\n",
    ])
    let architecture = try architecture()
    #expect(
      try issues { architecture.expectNoFindings(in: folder.path) } == [
        """
        Model.swift:2:28
        Domain/Model.swift:2:28: error: 'Model' (Domain) uses 'Screen' (UI), a layer above it \
        (layering)
            2 | struct Model { let screen: Screen? }
              |                            ^~~~~~
           because: screens come and go
           remedy:  
        """,
        "",
      ])
  }

  @Test func noFindingIsNoIssue() throws {
    let folder = try ProjectFolder([
      "UI/Screen.swift": "struct Screen { let model: Model }\n",
      "Domain/Model.swift": "struct Model {}\n",
    ])
    let architecture = try architecture()
    #expect(try issues { architecture.expectNoFindings(in: folder.path) } == [])
  }

  @Test func whatCannotBeCheckedIsAnIssueInTheRules() throws {
    let folder = try ProjectFolder(["UI/Screen.swift": "struct Screen {}\n"])
    let line = #line + 3
    let architecture = try Architecture([
      .component("UI", "UI/**"),
      .component("Domain", "Domain/**"),
      .rule("layering", "layers", ["layers": ["UI", "Domain"]]),
    ])
    let found = try issues { architecture.expectNoFindings(in: folder.path) }
    #expect(found.map { $0.prefix(while: { $0 != "\n" }) } == ["ExpectationTests.swift:\(line):17"])
  }

  @Test func remarksAreNoIssues() throws {
    let folder = try ProjectFolder([
      "UI/Screen.swift": "struct Screen { let model: Model }\n",
      "Domain/Model.swift": "struct Model {}\n",
    ])
    let architecture = try Architecture([
      .component("UI", "UI/**"),
      .component("Domain", "Domain/**"),
      .rule("apart", "forbid", ["from": "UI", "to": "Domain", "severity": "warning"]),
    ])
    #expect(try architecture.check(folder.path).findings.map(\.severity) == [.warning])
    #expect(try issues { architecture.expectNoFindings(in: folder.path) } == [])
  }
}
