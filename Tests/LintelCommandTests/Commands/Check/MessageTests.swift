import Foundation
import Testing

@testable import LintelCommand

/// Whole outputs for mistakes whose cause is in another file, or in a spelling.
@Suite struct MessageTests {
  private func run(_ files: [String: String], _ command: String = "check") throws -> (
    text: String, run: CommandRun
  ) {
    let project = try TemporaryProject(files)
    let run = CommandRun([command, project.path])
    let text = (run.output + run.error).replacingOccurrences(of: project.path + "/", with: "")
    return (text, run)
  }

  private static let computedProject = [
    "Project.swift": """
    import ProjectDescription
    import ProjectDescriptionHelpers
    let project = Project.feature(named: "Shop")

    """,
    "Sources/Cart.swift": "struct Cart {}\n",
  ]

  private static let unknownTargets = """
    Project.swift:3:15: error: the project is computed, so its targets are not known; let 'tuist \
    graph --format json' write them to a file, and name it under 'sources: { targets: … }', or \
    select the code by folders

    """

  @Test(arguments: ["target", "module"])
  func namesTheProjectWhoseTargetsAreComputed(key: String) throws {
    var files = Self.computedProject
    files["lintel.yml"] = """
      version: 1
      components: { Shop: { \(key): Shop } }
      rules: { r: { kind: imports, in: Shop, deny: [UIKit] } }

      """
    let check = try run(files)
    #expect(
      check.text == """
        lintel.yml:2:31: error: '\(key): Shop' in component 'Shop' matches \
        nothing; correct it or set 'may-be-empty: true'
        \(Self.unknownTargets)
        2 errors; nothing was checked

        """)
    #expect(check.run.status == .failure)
    let doctor = try run(files, "doctor")
    #expect(doctor.text.contains(Self.unknownTargets))
    #expect(doctor.run.status == .failure)
  }

  @Test func folderSelectorsAreNotExplainedByTargets() throws {
    var files = Self.computedProject
    files["lintel.yml"] = """
      version: 1
      components: { Shop: Shop/** }
      rules: { r: { kind: imports, in: Shop, deny: [UIKit] } }

      """
    let check = try run(files)
    #expect(!check.text.contains("the project is computed"))
    #expect(check.run.status == .failure)
  }

  @Test func namesTheManifestThatComputesItsTargets() throws {
    let check = try run([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      func parts(_ name: String) -> [Target] { [.target(name: name)] }
      let package = Package(name: "P", targets: parts("Core") + parts("Shop"))

      """,
      "Sources/Core/A.swift": "struct A {}\n",
      "Sources/Shop/B.swift": "import Core\n",
      "lintel.yml": "version: 1\nrules: { m: { kind: manifest } }\n",
    ])
    #expect(
      check.text == """
        lintel.yml:2:10: error: rule 'm' can never fail: no manifest declares the dependencies of a \
        module that it judges; correct it or set 'may-be-empty: true'
        Package.swift:1:1: error: this manifest computes its targets, so not all are known; \
        '--resolve-manifests' runs it with 'swift package dump-package'

        2 errors; nothing was checked

        """)
    #expect(check.run.status == .failure)
  }

  @Test func leadsToTheRightComment() throws {
    let check = try run([
      "UI/Screen.swift": "struct Screen {}\n",
      "Data/Dash.swift": """
      // lintel:disable:next low — the new store comes soon
      let a = Screen()

      """,
      "Data/Wrapper.swift": """
      // lintel:disable:next final - tests replace it
      @MainActor
      class Wrapper {}

      """,
      "lintel.yml": """
      version: 1
      components: { UI: UI/**, Data: Data/** }
      rules:
        low: { kind: forbid, from: Data, to: UI }
        final: { kind: declarations, in: Data, that: { kind: class }, should: { final: true } }

      """,
    ])
    #expect(
      check.text == """
        Data/Dash.swift:1:4: error: this comment hides nothing, because no ' - ' separates the \
        reason from 'low' (suppressions)
            1 | // lintel:disable:next low — the new store comes soon
              |    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           remedy:  write '// lintel:disable:next low - the new store comes soon'

        Data/Dash.swift:2:9: error: 'a' (Data) creates 'Screen' (UI) (low)
            2 | let a = Screen()
              |         ^~~~~~
           remedy:  move the code that needs Screen to a component that may use Screen

        Data/Wrapper.swift:1:24: error: the suppression of 'final' hides nothing; the nearest \
        finding of 'final' is in line 3 (suppressions)
            1 | // lintel:disable:next final - tests replace it
              |                        ^~~~~
           remedy:  hide line 3 by 'lintel:disable:next' in the line before it, or
                    remove 'final' from the comment

        Data/Wrapper.swift:3:7: error: 'Wrapper' (Data) is not final (final)
            3 | class Wrapper {}
              |       ^~~~~~~
           remedy:  write 'final' before 'class'

        4 findings (4 errors) in 3 rules; 3 files, 3 declarations, 1 dependency

        """)
    #expect(check.run.status == .findings)
  }

  @Test func leadsToTheRightGlob() throws {
    let check = try run([
      "Sources/UI/Screen.swift": "struct Screen {}\n",
      "lintel.yml": #"""
      version: 1
      components:
        A: Sources/UI/**/
        B: 'Sources\UI\**'
        C: 'Sources/{UI,Core}/**'
      rules:
        r: { kind: imports, in: [A, B, C], deny: [UIKit] }

      """#,
    ])
    #expect(
      check.text == #"""
        lintel.yml:3:6: error: 'Sources/UI/**/' is not a pattern: a path matches files; write \#
        'Sources/UI/**' for all below
        lintel.yml:4:6: error: 'Sources\UI\**' is not a pattern: folders are separated by '/' \#
        instead of '\'; write 'Sources/UI/**'
        lintel.yml:5:6: error: 'Sources/{UI,Core}/**' is not a pattern: braces capture a name and \#
        give no choice; write a list of globs: [Sources/UI/**, Sources/Core/**]

        3 errors; nothing was checked

        """#)
    #expect(check.run.status == .failure)
  }
}
