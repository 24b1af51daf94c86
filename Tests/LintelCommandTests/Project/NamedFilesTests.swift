import Foundation
import Testing

@testable import LintelCommand

/// `check` and `facts` with files instead of a folder, as commit hooks call them.
@Suite struct NamedFilesTests {
  /// Two breaches in two files, and a second reference to the screen that is none.
  private static let files = layeredProject.merging([
    "Data/Row.swift": "struct Row { let screen: Screen }\n",
    "UI/Panel.swift": "struct Panel { let screen: Screen }\n",
  ]) { $1 }

  private func check(_ project: TemporaryProject, _ names: String...) -> CommandRun {
    CommandRun(["check"] + names.map { project.path + "/" + $0 })
  }

  @Test func findingsOfTheNamedFilesOnly() throws {
    let project = try TemporaryProject(Self.files)
    let one = check(project, "Domain/Model.swift")
    #expect(one.status == .findings)
    #expect(one.output.contains("'Model' (Domain) uses 'Screen' (UI)"))
    #expect(!one.output.contains("Row"))
    #expect(
      one.output.hasSuffix(
        "1 finding (1 error) in 1 rule; 5 files, 10 declarations, 5 dependencies\n"))
    let none = check(project, "UI/Panel.swift", "UI/Screen.swift")
    #expect(none.status == .success)
    #expect(none.output.hasPrefix("no findings; 5 files"))
    let two = check(project, "Domain/Model.swift", "Data/Row.swift")
    #expect(two.output == CommandRun(project.path).output)
  }

  @Test func aStepOfACycleCounts() throws {
    var files = Self.files
    files["lintel.yml"] = "version: 1\nrules: { cycles: { kind: acyclic, level: type } }\n"
    let project = try TemporaryProject(files)
    for name in ["Domain/Model.swift", "UI/Screen.swift"] {
      #expect(check(project, name).status == .findings, "\(name)")
    }
    #expect(check(project, "UI/Panel.swift").status == .success)
  }

  @Test func sameOutputHoweverTheFilesAreNamed() throws {
    let project = try TemporaryProject(Self.files)
    let names = ["Domain/Model.swift", "Data/Row.swift", "UI/Screen.swift"]
    let full = names.map { project.path + "/" + $0 }
    let up = FileManager.default.currentDirectoryPath.split(separator: "/").map { _ in ".." }
      .joined(separator: "/")
    let lists = [
      full, full.reversed(), full + full, names.map { project.path + "/./UI/../" + $0 },
      full.map { up + $0 }, ["--config", project.path + "/lintel.yml"] + full,
    ]
    let outputs = lists.map { CommandRun(["check", "--format", "json"] + $0).output }
    #expect(outputs[0].contains("'Row'"))
    #expect(Set(outputs).count == 1)
  }

  /// Checked from the working folder, which is this package's.
  @Test func aRulesFileFromElsewhereIsAboutTheWorkingFolder() throws {
    let elsewhere = try TemporaryProject([
      "r.yml": """
      version: 1
      components: { Command: Sources/LintelCommand/**, Graph: Sources/LintelGraph/** }
      rules: { r: { kind: forbid, from: Command, to: Graph } }
      """
    ])
    let run = CommandRun(
      "check", "Sources/LintelCommand/Commands/Graph/GraphCommand.swift", "--config",
      elsewhere.path + "/r.yml")
    #expect(run.status == .findings)
    #expect(run.output.contains("Sources/LintelCommand/Commands/Graph/GraphCommand.swift:"))
  }

  @Test func filesBehindLinksAreFound() throws {
    let project = try TemporaryProject(Self.files)
    let link = try TemporaryProject()
    try FileManager.default.createSymbolicLink(
      atPath: link.path + "/link", withDestinationPath: project.path)
    let run = CommandRun(
      "check", link.path + "/link/Domain/Model.swift", "--config", project.path + "/lintel.yml")
    #expect(run.output == check(project, "Domain/Model.swift").output)
  }

  @Test func staleExceptionsComeFromTheWholeProject() throws {
    var files = Self.files
    files["lintel.yml"]? += """

          allow:
            - { from: Data, to: UI, because: "rows show themselves" }
            - { from: Domain, to: UI, because: "for now" }
      """
    let used = try TemporaryProject(files)
    #expect(check(used, "UI/Panel.swift").status == .success)
    files["Data/Row.swift"] = "struct Row {}\n"
    let stale = try TemporaryProject(files)
    let run = check(stale, "UI/Panel.swift")
    #expect(run.status == .findings)
    #expect(run.output.contains("the exception from 'Data' to 'UI' is not used"))
  }

  static let refusals = [
    Refusal(
      testDescription: "missing", arguments: ["PATH/UI/Gone.swift"],
      message: "'PATH/UI/Gone.swift' is neither a folder nor a file"),
    Refusal(
      testDescription: "not Swift", arguments: ["PATH/notes.md"],
      message: "'PATH/notes.md' is not a Swift file"),
  ]

  @Test(arguments: refusals)
  func refused(_ refusal: Refusal) throws {
    var files = Self.files
    files["lintel.yml"]? += "\nsources: { exclude: [Generated/**] }\n"
    files["notes.md"] = ""
    files["Generated/G.swift"] = "struct G {}\n"
    files["UITests/Spec.swift"] = "struct Spec {}\n"
    files["UI/r.yml"] = files["lintel.yml"]
    let project = try TemporaryProject(files)
    let run = CommandRun(
      ["check"] + refusal.arguments.map { $0.replacingOccurrences(of: "PATH", with: project.path) })
    #expect(run.status == .failure)
    #expect(run.output == "")
    #expect(
      run.error.replacingOccurrences(of: project.path, with: "PATH").contains(
        ": error: " + refusal.message), "\(run.error)")
  }

  @Test(arguments: [
    (
      "PATH/Generated/G.swift",
      "is not part of the project: 'sources' in the rules file leaves it out"
    ),
    (
      "PATH/UITests/Spec.swift",
      "is not part of the project: it is a test, or excluded from the search for sources, like a "
        + "manifest or a hidden file"
    ),
    ("PATH/../O.swift", "lies outside of 'PATH/App', the folder of the rules file"),
  ])
  func whatIsNotCheckedIsSkipped(name: String, reason: String) throws {
    var files = Self.files
    files["lintel.yml"]? += "\nsources: { exclude: [Generated/**] }\n"
    files["Generated/G.swift"] = "struct G {}\n"
    files["UITests/Spec.swift"] = "struct Spec {}\n"
    let folder = try TemporaryProject(
      Dictionary(uniqueKeysWithValues: files.map { ("App/" + $0, $1) })
        .merging(["O.swift": "struct O {}\n"]) { $1 })
    let app = folder.path + "/App"
    let path = name.replacingOccurrences(of: "PATH", with: app)
    let arguments = ["check", app + "/Domain/Model.swift"]
    let run = CommandRun(arguments + [path])
    #expect(run.status == .findings)
    #expect(run.output == CommandRun(arguments).output)
    #expect(
      run.error.replacingOccurrences(of: app, with: "PATH")
        == "note: skipped: '\(name)' \(reason)\n".replacingOccurrences(of: "PATH/App", with: "PATH")
    )
    #expect(CommandRun(arguments + [path, "--quiet"]).error == "")
    #expect(CommandRun("check", path, "--config", app + "/lintel.yml").status == .success)
  }

  @Test func aFileOfNoProjectIsRefused() throws {
    var files = Self.files
    files["lintel.yml"] = nil
    let project = try TemporaryProject(files)
    let run = check(project, "UI/Screen.swift")
    #expect(run.status == .failure)
    #expect(
      run.error.contains(
        "no 'lintel.yml' in a folder above '\(project.path)/UI/Screen.swift'; write one"))
  }

  @Test func aFolderInAProjectStandsForTheProject() throws {
    let project = try TemporaryProject(Self.files)
    let commands = [
      ["check"], ["baseline", "diff"], ["doctor"], ["prove"], ["explain", "Screen"],
      ["why", "Model", "Screen"],
    ]
    for command in commands {
      let run = CommandRun(command + [project.path + "/UI"])
      let whole = CommandRun(command + [project.path])
      #expect(run.output == whole.output)
      #expect(run.status == whole.status)
      #expect(
        run.error == """
          note: there is no 'lintel.yml' in '\(project.path)/UI'; the project is '\(project.path)', \
          which has one

          """ + whole.error)
    }
  }

  /// The program itself, for which a folder above or below is the working folder.
  @Test func placesBeginAtTheWorkingFolder() throws {
    let project = try TemporaryProject(
      Dictionary(uniqueKeysWithValues: Self.files.map { ("App/" + $0, $1) }))
    let below = try ProgramRun(
      "\"$lintel\" check > ../../out.txt 2> ../../note.txt", in: project.path + "/App/UI")
    #expect(below.exitCode() == 1)
    #expect(project.text(of: "out.txt")?.contains("\n../Domain/Model.swift:3:15: error: ") == true)
    #expect(
      project.text(of: "note.txt")
        == "note: there is no 'lintel.yml' in '.'; the project is '..', which has one\n")
    let above = try ProgramRun(
      "\"$lintel\" check App --report junit=out.xml > out.txt", in: project.path)
    #expect(above.exitCode() == 1)
    #expect(project.text(of: "out.txt")?.contains("\nApp/Domain/Model.swift:3:15: error: ") == true)
    #expect(
      project.text(of: "out.xml")?.contains("file=\"App/Domain/Model.swift\" line=\"3\"") == true)
  }

  @Test func placesBeginAtTheFolderThatIsNamed() throws {
    let project = try TemporaryProject(
      Dictionary(
        uniqueKeysWithValues: Self.files.map { ("App/" + $0, $1) } + [("Other/notes.md", "")]))
    let root = project.path + "/App"
    func place(from folder: String, _ arguments: String...) -> String? {
      CommandRun(["check", root, "--quiet", "--relative-to", folder] + arguments).output
        .split(separator: "\n").first { $0.contains("Domain/Model.swift:3:15: error: ") }
        .map { String($0.prefix(upTo: $0.firstRange(of: ":3:15")?.lowerBound ?? $0.endIndex)) }
    }
    #expect(place(from: "/") == "\(root)/Domain/Model.swift")
    #expect(place(from: project.path + "/Other") == "\(root)/Domain/Model.swift")
    #expect(place(from: project.path) == "App/Domain/Model.swift")
    #expect(place(from: root + "/.") == "Domain/Model.swift")
    #expect(place(from: root + "/UI") == "../Domain/Model.swift")
    let report = project.path + "/out.xml"
    _ = place(from: project.path, "--report", "junit=" + report)
    #expect(
      project.text(of: "out.xml")?.contains("file=\"App/Domain/Model.swift\" line=\"3\"") == true)

    let missing = CommandRun("check", root, "--relative-to", project.path + "/None")
    #expect(missing.status == .failure)
    #expect(
      missing.error
        == "\(project.path)/None: error: there is no folder '\(project.path)/None'\n")
  }

  // MARK: - Facts

  @Test func factsReadTheNamedFilesOnly() throws {
    let project = try TemporaryProject(Self.files)
    try project.write(Data([0xff]), to: "UI/Bad.swift")
    let run = CommandRun(
      "facts", project.path + "/UI/Screen.swift", project.path + "/UI/Panel.swift")
    #expect(run.status == .success)
    #expect(run.output.contains("\"name\":\"Panel\""))
    #expect(!run.output.contains("\"name\":\"Row\""))
    let again = CommandRun(
      "facts", project.path + "/UI/./Panel.swift", project.path + "/UI/Screen.swift",
      project.path + "/Data/../UI/Panel.swift")
    #expect(again.output == run.output)
  }

  @Test func factsOfNothingAreErrors() throws {
    let project = try TemporaryProject(["notes.md": ""])
    let run = CommandRun("facts", project.path)
    #expect(run.status == .failure)
    #expect(run.output == "")
    #expect(
      run.error
        == "\(project.path): error: no Swift files to check below '\(project.path)' (1 folder searched)\n"
    )
    let check = CommandRun("check", project.path, "--config", project.path + "/notes.md")
    #expect(check.status == .failure)
  }

  @Test func deepNestingDoesNotMakePathsLongerAndLonger() throws {
    func bytes(depth: Int) throws -> Int {
      let text =
        (0..<depth).map { "enum E\($0) {\n" }.joined() + String(repeating: "}", count: depth)
      let project = try TemporaryProject(["A.swift": text])
      return CommandRun("facts", project.path).output.utf8.count
    }
    #expect(try bytes(depth: 2_000) < 5 * bytes(depth: 500))
    let project = try TemporaryProject([
      "A.swift": (0..<40).map { "enum E\($0) {" }.joined() + String(repeating: "}", count: 40)
    ])
    let parents = (7..<39).map { "E\($0)" }.joined(separator: ".")
    #expect(CommandRun("facts", project.path).output.contains("\"parent\":\"….\(parents)\""))
  }
}
