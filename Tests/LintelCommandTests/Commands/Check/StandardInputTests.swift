import Foundation
import Testing

@testable import LintelCommand

/// `check -`: an editor shows what is wrong with a file that it has not saved.
@Suite struct StandardInputTests {
  private func check(
    _ project: TemporaryProject, _ input: String, as name: String = "Domain/Model.swift",
    _ words: String...
  ) -> CommandRun {
    CommandRun(
      ["check", "-", "--assume-filename", project.path + "/" + name] + words, input: input)
  }

  @Test func standardInputCountsAndNotTheDisk() throws {
    let project = try TemporaryProject(layeredProject)
    #expect(check(project, "struct Model {}\n").status == .success)
    let run = check(project, "struct Model {\n\n\n  let it: Screen\n}\n")
    #expect(run.status == .findings)
    #expect(run.output.hasPrefix("Domain/Model.swift:4:11: error: 'Model' (Domain) uses 'Screen'"))
    #expect(run.output.contains("\n    4 |   let it: Screen\n"))
    #expect(project.text(of: "Domain/Model.swift") == layeredProject["Domain/Model.swift"])
  }

  @Test func theSameAsWhenSaved() throws {
    let project = try TemporaryProject(layeredProject)
    let text = layeredProject["Domain/Model.swift"] ?? ""
    let saved = CommandRun("check", project.path + "/Domain/Model.swift", "--format", "json")
    #expect(check(project, text, "--format", "json").output == saved.output)
    let other = check(project, "struct Screen { let model: Model }", as: "UI/Screen.swift")
    #expect(other.output.hasPrefix("no findings; 3 files, 6 declarations"))
  }

  @Test func whatOthersUseIsReadFromStandardInput() throws {
    let project = try TemporaryProject(layeredProject)
    let run = check(project, "struct Another {}\n", as: "UI/Screen.swift")
    #expect(run.output.hasPrefix("no findings; 3 files, 5 declarations, 1 dependency"))
  }

  @Test func suppressionsInStandardInputHold() throws {
    let project = try TemporaryProject(layeredProject)
    let run = check(
      project, "struct Model { let s: Screen } // lintel:disable:this layering - trying\n")
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("no findings, 1 suppressed; "))
  }

  @Test func damagedInputIsNoted() throws {
    let project = try TemporaryProject(layeredProject)
    let run = check(project, "\nstruct Model {\n")
    #expect(run.error.contains("note: Domain/Model.swift:2:14: '{' is never closed"))
  }

  @Test func theFileMustBePartOfTheProject() throws {
    var files = layeredProject
    files["lintel.yml"]? += "\nsources: { exclude: [Generated/**] }\n"
    files["Generated/G.swift"] = ""
    let project = try TemporaryProject(files)
    let excluded = check(project, "", as: "Generated/G.swift")
    #expect(excluded.status == .failure)
    #expect(excluded.error.contains("'sources' in the rules file leaves it out"))
    let missing = check(project, "", as: "UI/None.swift")
    #expect(missing.status == .failure)
    #expect(missing.error.contains("/UI/None.swift' is neither a folder nor a file"))
    #expect(check(project, "", as: "UI").status == .failure)
  }

  /// The program itself, whose standard input is a real one.
  @Test func theProgramReadsItsInput() throws {
    let project = try TemporaryProject(layeredProject)
    let run = try ProgramRun(
      "echo 'struct Model {}' | \"$lintel\" check - --assume-filename Domain/Model.swift > out",
      in: project.path)
    #expect(run.exitCode() == 0)
    #expect(project.text(of: "out")?.hasPrefix("no findings; 3 files") == true)
    let invalid = try ProgramRun(
      "printf 'let a\\n\\377' | \"$lintel\" check - --assume-filename Domain/Model.swift 2> out",
      in: project.path)
    #expect(invalid.exitCode() == 2)
    #expect(
      project.text(of: "out")?.contains("Domain/Model.swift:2:1: error: is not valid UTF-8") == true
    )
    let closed = try ProgramRun(
      "\"$lintel\" check - --assume-filename Domain/Model.swift <&- 2> out", in: project.path)
    #expect(closed.exitCode() == 2)
    #expect(project.text(of: "out")?.contains("cannot read standard input: ") == true)
  }
}
