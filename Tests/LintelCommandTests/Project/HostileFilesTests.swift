import Foundation
import Testing

@testable import LintelCommand

/// Files that a hostile pull request may hold.
@Suite struct HostileFilesTests {
  private func projectWithPipe(_ files: [String: String] = [:]) throws -> TemporaryProject {
    let project = try TemporaryProject(layeredProject.merging(files) { $1 })
    try #require(mkfifo(project.path + "/pipe.yml", 0o644) == 0)
    return project
  }

  private static let noFile = "it is a pipe, a socket or a device; only files are read"

  @Test func pipesAreNoRulesFilesNorBaselines() throws {
    let project = try projectWithPipe()
    let pipe = project.path + "/pipe.yml"
    for words in [
      ["check", project.path, "--config", pipe], ["doctor", project.path, "--config", pipe],
      ["check", project.path, "--baseline", pipe],
      ["check", project.path, "--config", "/dev/zero"],
      ["baseline", "diff", project.path, "--baseline", pipe],
      ["accuracy", project.path, "--floor", pipe],
    ] {
      let run = CommandRun(words)
      #expect(run.status == .failure, "\(words)")
      #expect(run.error.contains(": " + Self.noFile + "\n"), "\(run.error)")
      #expect(run.error.components(separatedBy: "error: ").count == 2, "\(run.error)")
    }
  }

  @Test(arguments: [
    "extends: [./pipe.yml]\n", "rules: { a: { kind: diagram, file: pipe.yml } }\n",
  ])
  func pipesAreNamedByNoRules(_ rules: String) throws {
    let project = try projectWithPipe(["other.yml": "version: 1\n" + rules])
    let run = CommandRun("check", project.path, "--config", project.path + "/other.yml")
    #expect(run.status == .failure)
    #expect(
      run.error.contains("cannot read '\(project.path)/pipe.yml': \(Self.noFile)\n"), "\(run.error)"
    )
  }

  @Test(arguments: ["lintel.yml", "lintel.baseline", "Package.swift", "UI/Screen.swift"])
  func theSizeOfWhatIsTooLargeIsSaid(_ name: String) throws {
    let project = try TemporaryProject(layeredProject)
    let path = project.path + "/" + name
    if project.text(of: name) == nil { try project.write(Data(), to: name) }
    try #require(truncate(path, 3 << 30) == 0)
    let run = CommandRun(project.path)
    #expect(run.status == .failure)
    #expect(run.error.contains("': it has 3221225472 bytes; at most "), "\(run.error)")
  }

  private func secretProject(_ rules: String) throws -> TemporaryProject {
    var files: [String: String] = [:]
    for (name, text) in layeredProject { files["App/" + name] = text }
    files["App/lintel.yml"] = "version: 1\n" + rules
    files["secret.yml"] = "hush: 1\nversion: \"hush\"\nrules: [hush]\n"
    files["secret.mmd"] = "flowchart TD\n  hush hush\n"
    let project = try TemporaryProject(files)
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/App/link.yml", withDestinationPath: "../secret.yml")
    return project
  }

  @Test(arguments: [
    ("extends: [../secret.yml]\n", "App/../secret.yml"), ("extends: [./link.yml]\n", "link.yml"),
    ("rules: { a: { kind: diagram, file: ../secret.mmd } }\n", "secret.mmd"),
  ])
  func whatLiesOutsideIsNotShown(rules: String, file: String) throws {
    let project = try secretProject(rules)
    for command in ["check", "doctor", "graph", "prove"] {
      let run = CommandRun(command, project.path + "/App")
      #expect(run.status == .failure)
      #expect(!(run.output + run.error).contains("hush"), "\(run.error)")
      #expect(run.error.contains("; copy it there to see them\n"))
      #expect(run.error.components(separatedBy: " lies outside of ").count == 2, "\(run.error)")
    }
    // In one checkout everything belongs together.
    try project.write(Data(), to: ".git/HEAD")
    #expect(CommandRun("check", project.path + "/App").error.contains("hush"))
  }

  @Test func aRulesFileThatLeadsOutsideIsNotShownUnlessItIsNamed() throws {
    let project = try secretProject("")
    let app = project.path + "/App"
    try FileManager.default.removeItem(atPath: app + "/lintel.yml")
    try FileManager.default.moveItem(atPath: app + "/link.yml", toPath: app + "/lintel.yml")
    let run = CommandRun("check", app)
    #expect(run.status == .failure)
    #expect(!run.error.contains("hush"))
    let named = CommandRun("check", app, "--config", project.path + "/secret.yml")
    #expect(named.error.contains("hush"))
  }

  /// The baseline, names on the command line, comments and Git know the file by its bytes.
  @Test(arguments: ["\u{301}x", "x\u{301}", "\u{600}x", "x\u{600}", "\u{20E3}", "\u{1F1E9}"])
  func namesOfAnyCharactersAreNames(_ name: String) throws {
    let project = try TemporaryProject([
      "UI/Screen.swift": "struct Screen {}\n",
      "\(name)/\(name).swift": "struct Model { let screen: Screen }\n",
      "lintel.yml": """
      version: 1
      components: { UI: UI/**, Domain: "\(name)/**" }
      rules: { layering: { kind: layers, layers: [UI, Domain] } }
      """,
    ])
    let file = "\(name)/\(name).swift"
    let path = "\(project.path)/\(file)"
    let finding = "\(file):1:28: error: 'Model' (Domain) uses 'Screen' (UI)"
    for words in [["check", project.path], ["check", path]] {
      let run = CommandRun(words)
      #expect(run.output.utf8.starts(with: finding.utf8), "\(words): \(run.output)\(run.error)")
    }
    #expect(CommandRun("explain", file, project.path).status == .success)
    #expect(CommandRun("why", file, "UI/Screen.swift", project.path).status == .success)
    let assumed = CommandRun(
      ["check", "-", "--assume-filename=\(path)"], input: "struct Model {}\n")
    #expect(assumed.status == .success, "\(assumed.error)")
    let report = "\(project.path)/\(name).json"
    #expect(CommandRun("check", project.path, "--report=json=\(report)").status == .findings)
    #expect(FileManager.default.fileExists(atPath: report))
    #expect(CommandRun("baseline", "write", project.path).status == .success)
    #expect(CommandRun("check", project.path).status == .success)
  }

  /// Swift takes both names for one text, Linux takes them for two files.
  @Test(.enabled(if: Self.tellsAccentsApart))
  func aCommentHidesNothingInAFileOfAnotherName() throws {
    var files = layeredProject
    files["Domain/Model.swift"] = nil
    let project = try TemporaryProject(files)
    try project.write(
      Data("struct Model1 { let screen: Screen }\n".utf8), to: "Domain/\u{E9}.swift")
    let comment = "// lintel:disable:file layering - hidden\n"
    try project.write(
      Data("\(comment)struct Model2 { let screen: Screen }\n".utf8), to: "Domain/e\u{301}.swift")
    let run = CommandRun(project.path)
    #expect(run.output.contains("'Model1' (Domain) uses 'Screen'"), "\(run.output)\(run.error)")
  }

  static let tellsAccentsApart: Bool = {
    let project = try? TemporaryProject()
    for name in ["\u{E9}", "e\u{301}"] { try? project?.write(Data(), to: name) }
    return project?.names().count == 2
  }()
}
