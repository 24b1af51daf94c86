import Foundation
import LintelMetrics
import Testing

@testable import LintelCommand

@Suite struct CompareCommandTests {
  /// Two ways to write one app, whose figures Documentation/Comparing.md counts by hand.
  private static let variants = [
    "ports/lintel.yml": """
    version: 1
    components: { UI: UI/**, Domain: Domain/**, Data: Data/** }
    rules:
      order: { kind: layers, layers: [[UI, Data], Domain] }
    """,
    "ports/UI/Screen.swift": "import UIKit\nstruct Screen { let model: Model }\n",
    "ports/Domain/Model.swift": "protocol Store {}\n\nstruct Model { let store: any Store }\n",
    "ports/Data/Disk.swift": "struct Disk: Store {}\n",
    "direct/lintel.yml": """
    version: 1
    components: { UI: UI/**, Domain: Domain/**, Data: Data/** }
    rules:
      order: { kind: layers, layers: [[UI, Data], Domain] }
    """,
    "direct/UI/Screen.swift":
      "import UIKit\nstruct Screen {\n  let model: Model\n  let disk: Disk\n}\n",
    "direct/Domain/Model.swift":
      "struct Model {\n  let screen: [Screen]\n  let disk: Disk\n}\n",
    "direct/Data/Disk.swift": "struct Disk {}\n",
  ]

  /// What a comparison prints, with `@` for the folder of the projects.
  private func compare(
    _ words: String..., in files: [String: String] = Self.variants
  ) throws -> (status: Int32, output: String, error: String) {
    let project = try TemporaryProject(files)
    func shortened(_ text: String) -> String {
      text.replacingOccurrences(of: project.path + "/", with: "@")
    }
    let run = CommandRun(
      ["compare"] + words.map { $0.replacingOccurrences(of: "@", with: project.path + "/") })
    return (run.status.rawValue, shortened(run.output), shortened(run.error))
  }

  private static let table = """
                              ports  direct
    size
      toolkit                 UIKit   UIKit
      files                       3       3
      types                       4       3
      protocols                   1       0
      lines of code               5      10
      lines apart from UIKit   60 %    10 %
    types
      dependencies                3       4
      types reached            2.00    2.33
      propagation cost         50 %    78 %
      NCCD                     1.00    1.40
      in cycles                   0       2
      in the largest cycle        0       2
    components
      components                  3       3
      dependencies                2       4
      in cycles                   0       2
    rules
      rules                       1       1
      errors                      0       3

    only in ports
      Data -> Domain (1 reference)

    only in direct
      Domain -> Data (1 reference)
      Domain -> UI (1 reference)
      UI -> Data (1 reference)

    """

  @Test func twoProjects() throws {
    let run = try compare("@ports", "@direct", "--jobs", "1")
    #expect(run.error == "")
    #expect(run.output == Self.table)
    #expect(run.status == 0)
    #expect(Self.page.contains("```text\n\(Self.table)```\n"))
  }

  @Test func rulesElsewhere() throws {
    var files = Self.variants
    files["rules.yml"] = files.removeValue(forKey: "direct/lintel.yml")
    #expect(try compare("@ports/", "@direct/:@rules.yml", in: files).output == Self.table)
    let without = try compare("@ports", "@direct", in: files)
    #expect(without.status == 0)
    #expect(without.output.contains("\n  errors                      0       -\n"))
    #expect(!without.output.contains("only in"))
  }

  @Test func foldersOfOneNameAreToldApart() throws {
    let files = Dictionary(
      uniqueKeysWithValues: Self.variants.map { name, text in
        (
          name.hasPrefix("ports") ? "old/App" + name.dropFirst(5) : "new/App" + name.dropFirst(6),
          text
        )
      })
    let heading = try compare("@old/App", "@new/App", in: files).output.prefix { $0 != "\n" }
    #expect(heading.split(separator: " ") == ["@old/App", "@new/App"])
  }

  @Test func acceptedFindingsCount() throws {
    var files = Self.variants
    files["direct/lintel.baseline"] = "no baseline at all"
    #expect(try compare("@ports", "@direct", in: files).output == Self.table)
  }

  @Test func frameworks() throws {
    let chosen = try compare("@ports", "@direct", "--framework", "UIKit").output
    #expect(chosen == Self.table)
    var files = Self.variants
    for name in ["ports/UI/Screen.swift", "direct/UI/Screen.swift"] {
      files[name] = files[name]?.replacingOccurrences(of: "UIKit", with: "Foundation")
    }
    #expect(try !compare("@ports", "@direct", in: files).output.contains("lines apart"))
    let unknown = try compare("@ports", "@direct", "--framework", "UIKid")
    #expect(unknown.status == 2)
    #expect(unknown.output == "")
    #expect(unknown.error == "UIKid: error: no file imports 'UIKid'; did you mean 'UIKit'?\n")
  }

  /// The figures of a project with these files, as text by name.
  private func figures(_ files: [String: String], _ words: String...) throws -> [String: String] {
    let project = try TemporaryProject(
      // Each row is shown, because the other project has dependencies.
      files.merging(["other/B.swift": "struct B { let c: C }\nstruct C {}\n"]) { first, _ in
        first
      })
    let run = CommandRun(["compare", project.path + "/one", project.path + "/other"] + words)
    #expect(run.error == "")
    let rows = run.output.split(separator: "\n").dropFirst().map { row in
      row.split(separator: "  ").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
    }
    return Dictionary(
      rows.filter { $0.count == 3 }.map { (String($0[0]), String($0[1])) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test func whatLeadsToAFrameworkInSeveralStepsIsNotApart() throws {
    let figures = try figures([
      "one/Screen.swift": "import UIKit\nstruct Screen {}\n",
      "one/Flow.swift": "struct Flow { let screen: Screen }\n",
      "one/App.swift": "struct App { let flow: Flow }\n",
      "one/Model.swift": "struct Model {}\n",
    ])
    #expect(figures["lines apart from UIKit"] == "20 %")
  }

  @Test func aFileOfAnotherProjectCountsOnce() throws {
    let files = [
      "one/A.swift": "struct A {}\n", "other/A.swift": "struct A {}\n",
      "one/B.swift": "struct B {}\n", "other/B.swift": "struct B {\n  let a: A\n}\n",
    ]
    let project = try TemporaryProject(files)
    func rows(_ first: String, _ second: String) -> [Substring] {
      CommandRun("compare", project.path + "/" + first, project.path + "/" + second).output
        .split(separator: "\n")
    }
    let both = rows("one", "other")
    #expect(both.contains("  files                2      2"))
    #expect(both.contains("  files of its own     1      1"))
    #expect(both.contains("  lines of its own     1      3"))
    #expect(!both.contains { $0.contains("cycles") })
    let apart = try TemporaryProject(["one/A.swift": "struct A {}\n", "b/B.swift": "struct B {}\n"])
    let run = CommandRun("compare", apart.path + "/one", apart.path + "/b")
    #expect(run.status == .success && !run.output.contains("of its own"))
  }

  @Test func theToolkitIsWhatMostFilesImport() throws {
    let figures = try figures([
      "one/A.swift": "import UIKit\nstruct A {}\n",
      "one/B.swift": "import SwiftUI\nimport UIKit\nstruct B {}\n",
    ])
    #expect(figures["toolkit"] == "UIKit")
    let even = try self.figures(["one/A.swift": "import UIKit\nimport SwiftUI\nstruct A {}\n"])
    #expect(even["toolkit"] == "SwiftUI")
    let none = try self.figures(["one/A.swift": "struct A {}\n"])
    #expect(none["toolkit"] == nil)
  }

  @Test func typesOfBranchesAreOne() throws {
    let figures = try figures([
      "one/A.swift": "#if DEBUG\nstruct A { struct Part {} }\n#else\nclass A {}\n#endif\n"
    ])
    #expect(figures["types"] == "1")
  }

  /// Which of two targets' types is meant, nobody knows who does not know the targets.
  @Test func namesOfSeveralMeaningsDoNotCount() throws {
    let figures = try figures([
      "one/lintel.yml": """
      version: 1
      sources: { modules: { M: M/**, N: N/** } }
      components: { App: App/**, M: M/**, N: N/** }
      rules: { all: { kind: exhaustive } }
      """,
      "one/M/A.swift": "public struct A {}\n", "one/N/A.swift": "public struct A {}\n",
      "one/App/Use.swift": "import M\nimport N\nimport UIKit\nstruct Use { let a: A }\n",
    ])
    #expect(figures["dependencies"] == "0")
    #expect(figures["components"] == "3")
    #expect(figures["lines apart from UIKit"] == "33 %")
  }

  @Test func conditions() throws {
    let files = [
      "one/A.swift": "struct A {}\n#if os(Linux)\nstruct Tape { let a: A }\n#endif\n"
    ]
    #expect(try figures(files)["dependencies"] == "1")
    #expect(try figures(files, "--platform", "ios")["dependencies"] == "0")
  }

  @Test func outputToFile() throws {
    let project = try TemporaryProject(Self.variants)
    let (ports, direct) = (project.path + "/ports", project.path + "/direct")
    let file = project.path + "/report.md"
    let run = CommandRun("compare", ports, direct, "--format", "markdown", "--output", file)
    #expect(run.output == "" && run.status == .success)
    #expect(project.text(of: "report.md")?.hasPrefix("|  | ports | direct |\n") == true)
    let rules = direct + "/lintel.yml"
    let refused = CommandRun("compare", ports, direct, "--output", rules)
    #expect(refused.status == .usage)
    #expect(refused.error.hasPrefix("Error: Writing to '\(rules)' would replace the rules file."))
  }

  @Test func whatCannotBeCompared() throws {
    func failure(_ words: String...) throws -> String {
      let project = try TemporaryProject(Self.variants)
      try project.write(Data("struct ".utf8) + [0xFF], to: "broken/A.swift")
      let run = CommandRun(
        ["compare"] + words.map { $0.replacingOccurrences(of: "@", with: project.path + "/") })
      #expect(run.status == .failure)
      #expect(run.output == "")
      return run.error.replacingOccurrences(of: project.path + "/", with: "@")
    }
    #expect(
      try failure("@ports")
        == "@ports: error: nothing to compare '@ports' with; name two projects or more, or one "
        + "folder of reference implementations\n")
    #expect(
      try failure("@ports", "@ports/../ports")
        == "@ports/../ports: error: '@ports' and '@ports/../ports' are the same project\n")
    #expect(
      try failure("@ports", "@direct", "@ports:@ports/lintel.yml").hasSuffix(
        "error: '@ports' and '@ports:@ports/lintel.yml' are the same project\n"))
    #expect(try failure("@ports", "@none") == "@none: error: there is no folder '@none'\n")
    #expect(
      try failure("@ports", "@none:@ports/lintel.yml")
        == "@none: error: there is no folder '@none'\n")
    #expect(
      try failure("@ports", "@direct:@none.yml")
        == "@none.yml: error: '@none.yml' is neither a folder nor a file\n")
    #expect(
      try failure("@ports", "@broken").hasPrefix(
        "@broken/A.swift:1:8: error: is not valid UTF-8; "))
    let usage = CommandRun("compare")
    #expect(usage.status == .usage)
    #expect(usage.error.hasPrefix("Error: Missing expected argument '<projects>'\n"))
  }

  @Test func samples() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../../..").standardized
    let samples = root.appending(path: "SampleProjects").path
    let run = CommandRun("compare", samples)
    #expect(run.error == "")
    #expect(Self.page.contains("```text\n\(run.output)```\n"), "expected:\n\(run.output)")
  }

  private static let page = text(of: "Documentation/Comparing.md")

  private static func text(of path: String) -> String {
    let file = URL(filePath: #filePath).appending(path: "../../../../../" + path).standardized.path
    return FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
      ?? ""
  }

  @Test(arguments: Figure.allCases)
  func everyFigureIsDefined(figure: Figure) {
    #expect(Self.page.contains("\n| `\(figure.rawValue)` | "))
  }
}
