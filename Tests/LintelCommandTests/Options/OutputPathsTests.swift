import Foundation
import Testing

@testable import LintelCommand

/// Nothing that a command reads is written over, whatever it is called.
@Suite struct OutputPathsTests {
  private func project() throws -> TemporaryProject {
    var files = layeredProject
    files["lintel.yml"] =
      "extends: [./base.yml]\n" + (files["lintel.yml"] ?? "")
      + "\n  drawn: { kind: diagram, file: drawn.mmd }\n"
    files["base.yml"] = "version: 1\nextends: [./deep.yml]\n"
    files["deep.yml"] = "version: 1\nsources: { tests: include }\n"
    files["drawn.mmd"] = "flowchart TD\n  UI --> Domain\n  UI --> Data\n  Domain --> Data\n"
    files["data.txt"] = "struct Extra {}\n"
    let project = try TemporaryProject(files)
    let manager = FileManager.default
    for (link, target) in [
      ("soft.txt", "deep.yml"), ("UI/Extra.swift", "../data.txt"), ("around", "."),
    ] {
      try manager.createSymbolicLink(
        atPath: project.path + "/" + link, withDestinationPath: target)
    }
    for (link, target) in [("hard.txt", "base.yml"), ("hard source.txt", "Domain/Model.swift")] {
      try manager.linkItem(
        atPath: project.path + "/" + target, toPath: project.path + "/" + link)
    }
    return project
  }

  private static func commands(_ path: String) -> [[String]] {
    [
      ["check", "PATH", "--report", "json=\(path)"], ["graph", "PATH", "--output", path],
      ["compare", "PATH", "PATH/Other", "--output", path],
      ["baseline", "write", "PATH", "--force", "--baseline", path],
    ]
  }

  @Test(arguments: [
    ("base.yml", "base.yml"), ("deep.yml", "deep.yml"), ("drawn.mmd", "drawn.mmd"),
    ("hard.txt", "base.yml"), ("soft.txt", "deep.yml"), ("around/UI/../drawn.mmd", "drawn.mmd"),
  ])
  func filesThatRulesNameAreKept(path: String, input: String) throws {
    let project = try project()
    try project.write(Data("struct Other {}\n".utf8), to: "Other/Other.swift")
    let before = project.text(of: input)
    for words in Self.commands("PATH/" + path) {
      let run = CommandRun(words.map { $0.replacingOccurrences(of: "PATH", with: project.path) })
      #expect(run.status == .usage, "\(words): \(run.error)")
      #expect(
        run.error.hasPrefix(
          "Error: Writing to '\(project.path)/\(path)' would replace '\(project.path)/\(input)', "
            + "which a rules file names.\n"), "\(run.error)")
    }
    #expect(project.text(of: input) == before)
  }

  @Test func alsoByRulesThatAreWrong() throws {
    let project = try project()
    try project.write(Data("broken: \n".utf8), to: "base.yml")
    let run = CommandRun("check", project.path, "--report", "json=\(project.path)/base.yml")
    #expect(run.status == .usage)
    #expect(project.text(of: "base.yml") == "broken: \n")
  }

  @Test(arguments: [
    ("data.txt", "UI/Extra.swift"), ("hard source.txt", "Domain/Model.swift"),
  ])
  func sourcesAreKeptWhateverTheirNames(path: String, source: String) throws {
    let project = try project()
    try project.write(Data("struct Other {}\n".utf8), to: "Other/Other.swift")
    let before = project.text(of: path)
    for words in Self.commands("PATH/" + path) {
      let run = CommandRun(words.map { $0.replacingOccurrences(of: "PATH", with: project.path) })
      #expect(run.status == .usage, "\(words)")
      #expect(
        run.error.hasPrefix("Error: Writing to '\(project.path)/\(path)' would replace '"),
        "\(run.error)")
      #expect(run.error.contains("/\(source)', which this command reads.\n"), "\(run.error)")
    }
    #expect(project.text(of: path) == before)
  }

  @Test func newFilesBesideTheSourcesAreWritten() throws {
    let project = try project()
    for _ in 1...2 {
      let run = CommandRun("check", project.path, "--report", "json=\(project.path)/UI/new.json")
      #expect(run.status == .findings, "\(run.error)")
    }
    #expect(project.text(of: "UI/new.json")?.contains("\"checked\"") == true)
  }

  @Test func verifyKeepsWhatItComparesWith() throws {
    let project = try TemporaryProject([
      "Samples/One/Sources/A.swift": "struct A {}\n",
      "Samples/One/Broken.diff": VerifyProject.diff("A.swift", "struct A {}", "struct B {}"),
      "Samples/One/Broken.expected": "x\n",
      "Rules/samples/One.yml": "version: 1\nrules: { a: { kind: acyclic, level: type } }\n",
    ])
    for path in ["Samples/One/Broken.diff", "Samples/One/Broken.expected", "Rules/samples/One.yml"]
    {
      let before = project.text(of: path)
      let run = CommandRun(
        "verify", project.path + "/Samples", "--report", "junit=\(project.path)/\(path)")
      #expect(run.status == .usage)
      #expect(project.text(of: path) == before)
    }
  }
}
