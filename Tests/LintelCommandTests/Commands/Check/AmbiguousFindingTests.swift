import Testing

@testable import LintelCommand

/// Findings that are notes for no other reason than that a name is ambiguous.
@Suite struct AmbiguousFindingTests {
  private func run(_ words: [String], options: String = "") throws -> CommandRun {
    let project = try TemporaryProject([
      "UI/Screen.swift": "struct Screen {}\n", "Other/Screen.swift": "struct Screen {}\n",
      "Data/Store.swift": "struct Store { let screen: Screen }\n",
      "lintel.yml": """
      version: 1
      components: { UI: UI/**, Data: Data/**, Other: Other/** }
      rules: { r: { kind: forbid, from: Data, to: UI\(options) } }

      """,
    ])
    return withExtendedLifetime(project) { CommandRun(["check", project.path] + words) }
  }

  private static let counts = "3 files, 4 declarations, 2 dependencies, 1 ambiguous name\n"
  private static let unlisted = "1 ambiguous finding is not listed; --notes lists it"

  @Test func areCounted() throws {
    let text = try run([])
    #expect(text.output == "no findings; \(Self.counts)\(Self.unlisted)\n")
    #expect(text.status == .success)
    #expect(
      try run(["--format", "github"]).output == "lintel: no findings; \(Self.unlisted)\n")
    #expect(try run(["--quiet"]).output == "")
  }

  @Test(arguments: [
    ["--notes"], ["--all"], ["--fail-on", "note"], ["--notes", "--quiet"], ["--format", "json"],
    ["--format", "sarif"], ["--format", "github", "--notes"],
  ])
  func areListed(words: [String]) throws {
    let output = try run(words).output
    #expect(output.contains("the name is ambiguous"), "\(output)")
    #expect(!output.contains("not listed"), "\(output)")
  }

  /// A rule of notes, and an exception that has expired.
  @Test(arguments: [
    ", severity: note",
    ", allow: [{ from: Data, to: UI, because: x, until: 2020-01-01 }]",
  ])
  func otherNotesAreListed(options: String) throws {
    let output = try run([], options: options).output
    #expect(output.contains("the name is ambiguous"), "\(output)")
    #expect(output.hasSuffix("\n1 finding (1 note) in 1 rule; \(Self.counts)"), "\(output)")
  }
}
