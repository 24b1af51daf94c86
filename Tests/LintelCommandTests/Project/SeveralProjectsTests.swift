import Foundation
import Testing

@testable import LintelCommand

/// Several projects in one call, as in a repository with an app and packages that each have rules.
@Suite struct SeveralProjectsTests {
  static let rules = """
    version: 1
    components: { UI: UI/**, Data: Data/** }
    rules: { layering: { kind: layers, layers: [UI, Data], because: "data is older than screens" } }

    """
  static let files = [
    "App/lintel.yml": rules,
    "App/UI/Screen.swift": "struct Screen { let row: Row }\n",
    "App/Data/Row.swift": "struct Row { let screen: [Screen] }\n",
    "Kit/Core/lintel.yml": rules,
    "Kit/Core/UI/Button.swift": "struct Button { let store: Store }\n",
    "Kit/Core/Data/Store.swift": "struct Store { let button: [Button] }\n",
  ]

  private func check(_ project: TemporaryProject, _ arguments: String...) -> CommandRun {
    CommandRun(["check", "--relative-to", project.path] + arguments)
  }

  @Test func projectsAreToldAsOne() throws {
    let project = try TemporaryProject(Self.files)
    let run = check(project, project.path + "/Kit/Core", project.path + "/App")
    #expect(run.status == .findings)
    #expect(
      run.output == """
        App/Data/Row.swift:1:27: error: 'Row' (Data) uses 'Screen' (UI), a layer above it (App: layering)
            1 | struct Row { let screen: [Screen] }
              |                           ^~~~~~
           because: data is older than screens
           remedy:  move the code that needs Screen to a component that may use Screen,
                    or move the struct Screen to where both may use it

        Kit/Core/Data/Store.swift:1:29: error: 'Store' (Data) uses 'Button' (UI), a layer above it (Kit/Core: layering)
            1 | struct Store { let button: [Button] }
              |                             ^~~~~~
           because: data is older than screens
           remedy:  move the code that needs Button to a component that may use Button,
                    or move the struct Button to where both may use it

        2 findings (2 errors) in 2 rules; 4 files, 8 declarations, 4 dependencies

        """)
  }

  /// Nothing is said of the one project that would not be said of it alone.
  @Test func eachProjectIsJudgedByItself() throws {
    let project = try TemporaryProject(Self.files)
    func findings(_ folders: String...) throws -> [String] {
      let run = CommandRun(["check", "--format", "json"] + folders.map { project.path + "/" + $0 })
      let report = try #require(
        JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      return try #require(report["findings"] as? [[String: Any]]).flatMap { finding in
        (finding["places"] as? [[String: Any]] ?? []).map { place in
          let path = folders.count == 1 ? "\(folders[0])/" : ""
          return "\(path)\(place["path"] ?? ""):\(place["line"] ?? "") \(finding["message"] ?? "")"
        }
      }
    }
    let apart = try findings("App") + findings("Kit/Core")
    #expect(try findings("App", "Kit/Core") == apart)
    #expect(apart.count == 2)
  }

  @Test func filesAreCheckedWithTheirOwnProject() throws {
    var files = Self.files
    files["App/Data/Cell.swift"] = "struct Cell { let screen: [Screen] }\n"
    let project = try TemporaryProject(files)
    let names = ["App/Data/Cell.swift", "Kit/Core/Data/Store.swift"].map { project.path + "/" + $0 }
    let run = CommandRun(["check", "--relative-to", project.path] + names)
    #expect(run.status == .findings)
    #expect(run.output.contains("App/Data/Cell.swift:1:28: error:"))
    #expect(run.output.contains("Kit/Core/Data/Store.swift:1:29: error:"))
    #expect(!run.output.contains("Row.swift"))
  }

  @Test func aProjectThatIsNamedTwiceIsCheckedOnce() throws {
    let project = try TemporaryProject(Self.files)
    let run = check(
      project, project.path + "/App", project.path + "/App/UI",
      project.path + "/App/UI/Screen.swift")
    #expect(run.output.contains("(layering)"), "\(run.output)")
    #expect(run.output.contains("\n1 finding (1 error) in 1 rule; 2 files"))
  }

  /// One suite of JUnit, in which cases of rules of one name are told apart.
  @Test func reportsTellProjectsApart() throws {
    let project = try TemporaryProject(Self.files)
    let report = project.path + "/report.xml"
    _ = check(
      project, project.path + "/App", project.path + "/Kit/Core", "--report", "junit=" + report)
    let text = try String(contentsOfFile: report, encoding: .utf8)
    #expect(text.contains("\"App: layering\""), "\(text)")
    #expect(text.contains("\"Kit/Core: layering\""))
    #expect(text.components(separatedBy: "<failure").count == 3)
  }

  @Test func eachProjectHasItsBaseline() throws {
    let project = try TemporaryProject(Self.files)
    #expect(CommandRun("baseline", "write", project.path + "/App").status == .success)
    let run = check(project, project.path + "/App", project.path + "/Kit/Core")
    #expect(run.status == .findings)
    #expect(!run.output.contains("Row.swift"))
    #expect(run.output.contains("Store.swift"))
    let named = check(
      project, project.path + "/App", project.path + "/Kit/Core", "--baseline",
      project.path + "/App/lintel.baseline")
    #expect(named.status == .failure)
    #expect(
      named.error.contains(
        "'--baseline' names one file, and 2 projects are checked; leave it out, so that each uses "
          + "the baseline beside its rules file\n"))
  }

  @Test func notesSayWhichProjectTheyAreAbout() throws {
    var files = Self.files
    files["Kit/Core/Data/Store.swift"] = "struct Store {\n"
    let project = try TemporaryProject(files)
    let run = check(project, project.path + "/App", project.path + "/Kit/Core")
    #expect(
      run.error == "note: Kit/Core/Data/Store.swift:1:14: '{' is never closed; the dependencies of "
        + "this file may be incomplete\n")
  }

  @Test func whatIsFixedInOneProjectIsToldAsThat() throws {
    let project = try TemporaryProject(Self.files)
    #expect(CommandRun("baseline", "write", project.path + "/App").status == .success)
    try project.write(Data("struct Row {}\n".utf8), to: "App/Data/Row.swift")
    let run = check(
      project, project.path + "/App", project.path + "/Kit/Core", "--format", "markdown")
    #expect(run.output.contains("<summary>Fixed: 1 error</summary>"), "\(run.output)")
    #expect(run.output.contains("<summary>New: 1 error</summary>"))
  }

  @Test func whatIsWrongWithOneProjectIsToldOfAll() throws {
    var files = Self.files
    files["App/lintel.yml"] =
      "version: 1\ncomponents: { UI: UX/** }\nrules: { r: { kind: acyclic, level: type } }\n"
    files["Kit/Core/lintel.yml"] = "version: 2\n"
    let project = try TemporaryProject(files)
    let run = check(project, project.path + "/App", project.path + "/Kit/Core")
    #expect(run.status == .failure)
    #expect(run.output == "")
    #expect(run.error.contains("App/lintel.yml:2:"))
    #expect(run.error.contains("Kit/Core/lintel.yml:1:"))
  }
}
