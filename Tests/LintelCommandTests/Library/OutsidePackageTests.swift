import Foundation
import Testing

/// What the library is to others: a package builds with `import Lintel` alone, whatever names it has
/// itself, and its tests tell findings as the command does.
@Suite struct OutsidePackageTests {
  #if os(Linux)  // The libraries for tests print otherwise elsewhere.
    @Test func testsOfAnotherPackageTellFindings() throws {
      let library = MarkdownPage.repository.path
      let project = try TemporaryProject(OutsidePackage.files(library: library))
      // Built where the next run finds it again; and without what is for this package alone.
      let run = try ProgramRun(
        """
        env -u LINTEL_SWIFT_SYNTAX -u LINTEL_OPTIMISED swift test --scratch-path '\(library)/.build/outside' \
        >out.txt 2>&1
        """, in: project.path)
      #expect(run.exitCode() == 1)
      let output = project.text(of: "out.txt") ?? ""
      #expect(output.contains("Build complete!"), "\(output)")
      #expect(
        Self.told(output, in: project.path) == """
          Sources/App/Domain/Model.swift:2: error: LayerTestCase.testLayersHold : \
          Sources/App/Domain/Model.swift:2:18: error: 'Model' (Domain) uses 'Screen' (UI), a layer \
          above it (layers)
              2 |   func show() -> Screen { Screen(model: self) }
                |                  ^~~~~~
             also at: Sources/App/Domain/Model.swift:2:27
             because: screens come and go
             remedy:  move the code that needs Screen to a component that may use Screen,
                      or move the struct Screen to where both may use it
          Test Case 'LayerTestCase.testLayersHold' failed (0 seconds)
          ✔ Test everyKindIsThere() passed after 0 seconds.
          ✔ Test graphAnswers() passed after 0 seconds.
          ✘ Test layersHold() recorded an issue at Model.swift:2:18: Issue recorded
          ↳ Sources/App/Domain/Model.swift:2:18: error: 'Model' (Domain) uses 'Screen' (UI), a layer \
          above it (layers)
                2 |   func show() -> Screen { Screen(model: self) }
                  |                  ^~~~~~
               also at: Sources/App/Domain/Model.swift:2:27
               because: screens come and go
               remedy:  move the code that needs Screen to a component that may use Screen,
                        or move the struct Screen to where both may use it
          ✘ Test layersHold() failed after 0 seconds with 1 issue.
          ✘ Test run with 3 tests in 0 suites failed after 0 seconds with 1 issue.

          """)
    }
  #endif

  /// What follows the build, without what says that something begins; the tests of Swift Testing,
  /// which run side by side, by their names.
  private static func told(_ output: String, in folder: String) -> String {
    let lines = output.replacing(folder + "/", with: "").replacing(/\d+\.\d+ seconds/) { _ in
      "0 seconds"
    }
    .split(separator: "\n", omittingEmptySubsequences: false)
    .drop { !$0.hasPrefix("Build complete!") }.dropFirst()
    .filter { line in !progress.contains { line.contains($0) } }
    let passed = lines.filter { $0.hasPrefix("✔") }.sorted()
    let issues = lines.filter { !$0.hasPrefix("✔") }
    let start = issues.firstIndex { $0.hasPrefix("✘") } ?? issues.endIndex
    return (issues[..<start] + passed + issues[start...]).joined(separator: "\n")
  }

  private static let progress = [
    "Test Suite '", " started at ", "Executed ", "◇ ", "↳ Testing Library", "↳ Target Platform",
  ]
}
