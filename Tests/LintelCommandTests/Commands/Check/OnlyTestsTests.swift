import Testing

@testable import LintelCommand

/// Globs of components that match nothing but tests, which do not count by default.
@Suite struct OnlyTestsTests {
  private static let test = "import XCTest\nclass T: XCTestCase {}\n"

  private func run(_ glob: String, sources: String = "") throws -> CommandRun {
    let project = try TemporaryProject([
      "lintel.yml": """
      version: 1
      \(sources)components: { X: "\(glob)", A: App/Core/**, D: "Sources/**" }
      rules: { r: { kind: forbid, from: A, to: [X, D] } }

      """, "AppTests/Test.swift": Self.test, "AppTests/Views/Test.swift": Self.test,
      "App/Tests/Test.swift": Self.test, "Domain/Tests/Test.swift": Self.test,
      "App/Core/A.swift": "struct A {}\n", "Sources/Domain/D.swift": "struct D {}\n",
    ])
    return CommandRun("check", project.path)
  }

  private static let rest = ", which do not count without 'sources: { tests: include }'"

  @Test(arguments: [
    ("AppTests/**", "only tests match it\(rest)"),
    ("AppTests", "the folder 'AppTests' has only tests\(rest)"),
    ("AppTests/Models/**", "the folder 'AppTests' has only tests\(rest)"),
    ("AppTests/Views/None.swift", "the folder 'AppTests/Views' has only tests\(rest)"),
    ("AppTests/Test.swift", "only tests match it\(rest)"),
    ("**/Test.swift", "only tests match it\(rest)"),
    ("App/Tests/**", "only tests match it\(rest)"),
    ("App/Tests/UI/**", "the folder 'App/Tests' has only tests\(rest)"),
    ("Domain/**", "at the root of the check only tests match it, write '**/Domain/**'"),
    ("None/**", "there is no such folder at the root of the check"),
    ("App/None/**", "the folder 'App' exists, but nothing in it matches"),
  ])
  func saysThatTheyHaveOnlyTests(glob: String, hint: String) throws {
    let run = try run(glob)
    #expect(run.status == .failure)
    #expect(
      run.error.contains(
        "lintel.yml:2:18: error: '\(glob)' in component 'X' matches nothing; \(hint)\n"),
      "\(run.error)")
  }

  @Test func testsThatCountAreMatched() throws {
    #expect(try run("AppTests/**", sources: "sources: { tests: include }\n").status == .success)
  }
}
