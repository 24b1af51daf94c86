import Lintel
import Synchronization
import Testing

@Suite struct ExpectationTests {
  private func architecture() throws -> Architecture {
    try Architecture([
      .component("UI", "UI/**"),
      .component("Domain", "Domain/**"),
      .layers(["UI", "Domain"], name: "layering", because: "screens come and go"),
    ])
  }

  /// What is recorded while `work` runs: `path:line:column`, a line break, and the comment.
  private func issues(in work: () -> Void) -> [String] {
    let issues = Mutex<[String]>([])
    withKnownIssue(isIntermittent: true) {
      work()
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
    let findings = try architecture.check(folder.path).findings.map(\.description)
    #expect(findings.count == 2)
    #expect(findings.allSatisfy { $0.contains("because: screens come and go\n   remedy:  ") })
    let found = issues { architecture.expectNoFindings(in: folder.path) }
    #expect(
      found == zip(["Model.swift:2:28", "User.swift:1:24"], findings).map { $0 + "\n" + $1 })
  }

  /// A finding about a project file has a path below the root as one about a source has.
  @Test func aFindingOfAProjectFileIsAnIssueThere() throws {
    let folder = try ProjectFolder([
      "project.yml": """
      name: P
      targets:
        A: {type: framework, platform: iOS, sources: [A], dependencies: [{target: B}]}
        B: {type: framework, platform: iOS, sources: [B]}
      """,
      "A/A.swift": "struct A {}\n",
      "B/B.swift": "struct B {}\n",
    ])
    let architecture = try Architecture([.manifest(name: "declared")])
    let findings = try architecture.check(folder.path).findings
    let places = findings.flatMap(\.places)
    #expect(places.map(\.absolutePath) == [folder.path + "/project.yml"])
  }

  @Test func noFindingIsNoIssue() throws {
    let folder = try ProjectFolder([
      "UI/Screen.swift": "struct Screen { let model: Model }\n",
      "Domain/Model.swift": "struct Model {}\n",
    ])
    let architecture = try architecture()
    #expect(issues { architecture.expectNoFindings(in: folder.path) } == [])
  }

  @Test func whatCannotBeCheckedIsAnIssueInTheRules() throws {
    let folder = try ProjectFolder(["UI/Screen.swift": "struct Screen {}\n"])
    let line = #line + 3
    let architecture = try Architecture([
      .component("UI", "UI/**"),
      .component("Domain", "Domain/**"),
      .layers(["UI", "Domain"], name: "layering"),
    ])
    let found = issues { architecture.expectNoFindings(in: folder.path) }
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
      .forbid(from: "UI", to: "Domain", severity: .warning),
    ])
    #expect(try architecture.check(folder.path).findings.map(\.severity) == [.warning])
    #expect(issues { architecture.expectNoFindings(in: folder.path) } == [])
  }

  @Test func notesAreValues() throws {
    let folder = try ProjectFolder([
      "UI/Screen.swift": "struct Screen {\n", "Domain/Model.swift": "struct Model {}\n",
    ])
    let notes = try architecture().check(folder.path).notes
    let message = "'{' is never closed; the dependencies of this file may be incomplete"
    #expect(notes.map(\.message) == [message])
    #expect(notes.map(\.description) == ["UI/Screen.swift:1:15: \(message)"])
    let place = try #require(notes.first?.place)
    #expect(place.absolutePath == folder.path + "/UI/Screen.swift")
    #expect(place.line == 1 && place.column == 15)
  }
}
