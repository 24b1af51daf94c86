import Foundation
import Testing

@testable import LintelCommand

@Suite struct CheckCommandTests {
  static let finding = """
    Domain/Model.swift:3:15: error: 'Model' (Domain) uses 'Screen' (UI), a layer above it (layering)
        3 |   let screen: Screen?
          |               ^~~~~~
       because: the domain is the core
       remedy:  move the code that needs Screen to a component that may use Screen,
                or move the struct Screen to where both may use it

    1 finding (1 error) in 1 rule; 3 files, 6 declarations, 3 dependencies

    """

  @Test func findingsGoToOutputAndFail() throws {
    let project = try TemporaryProject(layeredProject)
    let run = CommandRun("check", project.path)
    #expect(run.status == .findings)
    #expect(run.output == Self.finding)
    #expect(run.error == "")
  }

  @Test func verboseSaysHowLongEachPhaseTook() throws {
    let project = try TemporaryProject(layeredProject)
    let run = CommandRun("check", project.path, "--verbose")
    #expect(run.output == Self.finding)
    let phases = run.error.matches(of: /([a-z ]+): [0-9,]+\.[0-9]{3} ms\n/).map { String($0.1) }
    #expect(phases == ["find files", "read and scan", "link", "judge", "write"])
  }

  /// What a damaged file depends on is guessed; that is said, and decides nothing.
  @Test func damagedFilesAreNoted() throws {
    var files = layeredProject
    files["Domain/Model.swift"] = "struct Model {\n  let store: Store\n"
    files["UI/Screen.swift"] = "#endif\nstruct Screen { let model: Model }}\n"
    let project = try TemporaryProject(files)
    let run = CommandRun("check", project.path)
    #expect(run.status == .success)
    #expect(
      run.error == """
        note: Domain/Model.swift:1:14: '{' is never closed; the dependencies of this file may be \
        incomplete
        note: UI/Screen.swift:1:1: a directive has no '#if', with 1 more damaged location; the \
        dependencies of this file may be incomplete

        """)
    #expect(CommandRun("check", project.path, "--quiet").error == "")
  }

  @Test func pathsOfNotesBeginWhereThoseOfFindingsDo() throws {
    var files = Dictionary(uniqueKeysWithValues: layeredProject.map { ("App/" + $0, $1) })
    files["App/Domain/Model.swift"] = "struct Model {\n  let store: Store\n"
    let project = try TemporaryProject(files)
    let root = project.path + "/App"
    func note(from folder: String) -> String {
      String(CommandRun("check", root, "--relative-to", folder).error.prefix { $0 != "{" })
    }
    #expect(note(from: project.path) == "note: App/Domain/Model.swift:1:14: '")
    #expect(note(from: root) == "note: Domain/Model.swift:1:14: '")
    #expect(note(from: "/") == "note: \(root)/Domain/Model.swift:1:14: '")
  }

  @Test func notesHaveTheirPlacesInReports() throws {
    var files = layeredProject
    files["Domain/Model.swift"] = "struct Model {\n  let store: Store\n"
    let project = try TemporaryProject(files)
    let message = "'{' is never closed; the dependencies of this file may be incomplete"
    #expect(
      CommandRun("check", project.path, "--format", "github").output
        == "lintel: no findings\n"
        + "::notice file=Domain/Model.swift,line=1,title=lintel::\(message)\n")
    #expect(
      CommandRun("check", project.path, "--format", "github", "--quiet").output == "")
    let json = CommandRun("check", project.path, "--format", "json").output
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let notes = try #require(report["notes"] as? [[String: Any]])
    #expect(notes.map { $0["message"] as? String } == [message])
    let place = try #require(notes.first?["place"] as? [String: Any])
    #expect(place["path"] as? String == "Domain/Model.swift")
    #expect(place["line"] as? Int == 1 && place["column"] as? Int == 14)
  }

  @Test func cleanProjectPasses() throws {
    var files = layeredProject
    files["Domain/Model.swift"] = "struct Model { let store: Store }\n"
    let project = try TemporaryProject(files)
    let run = CommandRun(project.path)
    #expect(run.status == .success)
    #expect(run.output == "no findings; 3 files, 5 declarations, 2 dependencies\n")
  }

  @Test func severityDecidesAboutFailure() throws {
    var files = layeredProject
    files["lintel.yml"]? += "\n    severity: warning\n"
    let project = try TemporaryProject(files)
    #expect(CommandRun(project.path).status == .success)
    #expect(CommandRun(project.path, "--fail-on", "warning").status == .findings)
  }

  // MARK: - The same output whatever the way

  @Test func sameOutputForAnyNumberOfJobs() throws {
    var files = layeredProject
    files["lintel.yml"]! += """

        cycles: { kind: acyclic, level: type }
        screens: { kind: forbid, from: Domain, to: UI }
        values: { kind: declarations, in: Domain, should: { kind: class } }
        assigned: { kind: exhaustive }
      """
    for index in 0..<200 {
      files["Domain/D\(index).swift"] =
        "struct D\(index) { var s: Screen; var d: D\(199 - index) }\n"
    }
    let project = try TemporaryProject(files)
    let one = CommandRun(project.path, "--jobs", "1", "--format", "json")
    let two = CommandRun(project.path, "--jobs", "2", "--format", "json")
    #expect(one.output == two.output)
    #expect(one.output.utf8.count > 50_000)
  }

  @Test func sameOutputForAnyCheckoutPath() throws {
    let first = try TemporaryProject(layeredProject)
    let second = try TemporaryProject(layeredProject)
    #expect(first.path != second.path)
    #expect(CommandRun(first.path).output == CommandRun(second.path).output)
  }

  // MARK: - What cannot be checked

  struct BrokenInput: CustomTestStringConvertible {
    let testDescription: String
    var rules: String?
    var sources = ["UI/Screen.swift": "struct Screen {}\n"]
    let message: String
  }

  private static let sound = """
    version: 1
    components:
      UI: UI/**
    rules:
      all: { kind: exhaustive }

    """

  static let brokenInputs = [
    BrokenInput(
      testDescription: "missing rules file", rules: nil,
      message: """
        PATH: error: no 'lintel.yml' in 'PATH'; write one, starting from a preset such as \
        'extends: [mvvm]', or name a rules file with '--config'
        """),
    BrokenInput(
      testDescription: "empty rules file", rules: "",
      message:
        "PATH/lintel.yml: error: the file is empty; it needs at least 'version: 1' and 'rules'"),
    BrokenInput(
      testDescription: "malformed rules file", rules: "version: 1\nrules: [a\nb: c\n",
      message: "PATH/lintel.yml:3:2: error: "),
    BrokenInput(
      testDescription: "unknown key", rules: sound + "component: {}\n",
      message:
        "PATH/lintel.yml:6:1: error: unknown key 'component' in the rules file; did you mean 'components'?"
    ),
    BrokenInput(
      testDescription: "unknown component",
      rules: sound + "  f: { kind: forbid, from: Ui, to: UI }\n",
      message: "PATH/lintel.yml:6:28: error: unknown component 'Ui'; did you mean 'UI'?"),
    BrokenInput(
      testDescription: "wrong type", rules: sound + "  f: { kind: acyclic, level: [type] }\n",
      message: "PATH/lintel.yml:6:30: error: "),
    BrokenInput(
      testDescription: "duplicate key", rules: sound + "  all: { kind: exhaustive }\n",
      message: "PATH/lintel.yml:6:3: error: "),
    BrokenInput(
      testDescription: "alias bomb",
      rules: "version: 1\na: &a [x, x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a]\n"
        + "c: &c [*b, *b, *b, *b, *b, *b]\nd: &d [*c, *c, *c, *c, *c, *c]\n"
        + "e: &e [*d, *d, *d, *d, *d, *d]\nf: &f [*e, *e, *e, *e, *e, *e]\n",
      message: "PATH/lintel.yml:"),
    BrokenInput(
      testDescription: "empty component",
      rules: sound.replacingOccurrences(of: "UI/**", with: "Ui/**"),
      message: "PATH/lintel.yml:3:7: error: "),
    BrokenInput(
      testDescription: "no files", rules: sound, sources: [:],
      message: "PATH: error: no Swift files to check below 'PATH'"),
  ]

  @Test(arguments: brokenInputs)
  func brokenInputIsOneClearMessage(_ input: BrokenInput) throws {
    let project = try TemporaryProject(input.sources)
    if let rules = input.rules { try project.write(Data(rules.utf8), to: "lintel.yml") }
    let run = CommandRun("check", project.path)
    #expect(run.status == .failure)
    #expect(run.output == "")
    let lines = run.error.replacingOccurrences(of: project.path, with: "PATH")
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first?.hasPrefix(input.message) == true, "\(run.error)")
    #expect(lines.dropFirst().first == "", "one message: \(run.error)")
    #expect(lines.dropFirst(2).first == "1 error; nothing was checked")
  }

  @Test func unreadableRulesFileIsReportedWithTheReason() throws {
    let project = try TemporaryProject(layeredProject)
    let folder = project.path + "/UI"
    #expect(
      CommandRun("check", project.path, "--config", folder).error.hasPrefix(
        "\(folder): error: cannot read '\(folder)': it is a folder\n"))
    let missing = project.path + "/none.yml"
    #expect(
      CommandRun("check", project.path, "--config", missing).error.hasPrefix(
        "\(missing): error: cannot read '\(missing)': there is no such file\n"))
  }

  @Test func invalidUTF8IsReportedWithItsPlace() throws {
    let project = try TemporaryProject(layeredProject)
    try project.write(Data([0x2f, 0x2f, 0x0a, 0x61, 0xff]), to: "UI/Bad.swift")
    let run = CommandRun(project.path)
    #expect(run.status == .failure)
    #expect(
      run.error.hasPrefix(
        "UI/Bad.swift:2:2: error: is not valid UTF-8; save the file as UTF-8, or leave it out "
          + "under 'sources: exclude'\n"))
    #expect(run.output == "")
  }

  @Test func danglingLinkIsReportedWithItsRemedy() throws {
    let project = try TemporaryProject(layeredProject)
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/UI/Gone.swift", withDestinationPath: "nowhere.swift")
    let run = CommandRun(project.path)
    #expect(run.status == .failure)
    #expect(
      run.error == """
        UI/Gone.swift: error: cannot read 'UI/Gone.swift': it is a dangling symbolic link, which \
        leads to nothing; remove it, or leave it out under 'sources: exclude'

        1 error; nothing was checked

        """)
    let rules = layeredProject["lintel.yml"] ?? ""
    try project.write(
      Data((rules + "\nsources: { exclude: [UI/Gone.swift] }\n").utf8), to: "lintel.yml")
    #expect(CommandRun(project.path).status == .findings, "the breach that is there")
  }

  @Test func aLinkHidesNothingOfTheFileItLeadsTo() throws {
    let project = try TemporaryProject([
      "UI/V.swift": "struct V { let c: C }\n", "UI/U.swift": "struct U {}\n",
      "Core/C.swift": "struct C {}\n",
      "lintel.yml": """
      version: 1
      components: { UI: UI/**, Core: Core/** }
      rules: { down: { kind: forbid, from: UI, to: Core } }
      """,
    ])
    let findings = CommandRun(project.path).output
    #expect(findings.hasPrefix("UI/V.swift:1:19: error: "))
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/Core/Link.swift", withDestinationPath: "../UI/V.swift")
    #expect(CommandRun(project.path).output == findings)
  }

  @Test func misspelledCommandIsSuggested() {
    let run = CommandRun("chek", ".")
    #expect(run.status == .usage)
    #expect(run.error.hasPrefix("Error: Unknown subcommand 'chek'. Did you mean 'check'?\n"))
  }

  /// A typealias in a layer answers for the type that it stands for, but not for a member or nested
  /// type that is reached through it; one outside of all layers answers for nothing.
  @Test(arguments: [("Domain/Alias.swift", 1), ("Alias.swift", 2)])
  func aliasOfALayerIsAFacade(_ path: String, _ count: Int) throws {
    var files = layeredProject
    files["Domain/Model.swift"] = "struct Model {}\n"
    files["UI/Screen.swift"] = "struct Screen { let box: Box; let lid: Box.Lid }\n"
    files["Data/Store.swift"] = "struct Store { struct Lid {} }\n"
    files[path] = "typealias Box = Store\n"
    let project = try TemporaryProject(files)
    let run = CommandRun(project.path)
    let findings = run.output.split(separator: "\n").filter { $0.contains("error: 'Screen' (UI)") }
    #expect(findings.count == count, "\(run.output)")
  }
}
