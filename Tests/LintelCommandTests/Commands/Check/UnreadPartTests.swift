import Testing

@testable import LintelCommand
@testable import LintelReports

/// A file that is not read to its end is an error of every command that judges: what is not read may
/// be in breach.
@Suite struct UnreadPartTests {
  private static let deep = "let a = " + String(repeating: "[", count: 1100) + "\nlet s: Screen?\n"

  private func project(_ model: String) throws -> TemporaryProject {
    var files = layeredProject
    files["Domain/Model.swift"] = model
    return try TemporaryProject(files)
  }

  @Test(arguments: [
    (deep, "1:1033: brackets are nested too deep"),
    ("struct Model {}\n  /* done\nlet s: Screen?\n", "2:3: a comment is never closed"),
    ("struct Model {}\n/* a /* b */\nlet s: Screen?\n", "2:1: a comment is never closed"),
    ("let a = \"\"\"\nlet s: Screen?\n", "1:9: a string is never closed"),
    ("let a = ##\"\"\"\nlet s: Screen?\n\"\"\"#\n", "1:9: a string is never closed"),
    ("let a = \"b\nlet c = \"\"\"\nlet s: Screen?\n", "2:9: a string is never closed"),
  ])
  func isAnError(model: String, reason: String) throws {
    let project = try project(model)
    let run = CommandRun("check", project.path, "-q")
    #expect(run.status == .failure)
    #expect(
      run.error
        == "Domain/Model.swift:\(reason.replacing(": ", with: ": error: ")), so the rest of the "
        + "file is not read; correct it, or leave the file out under 'sources: exclude'\n")
  }

  @Test(arguments: ReportFormat.allCases)
  func isAnErrorInAllFormats(format: ReportFormat) throws {
    let project = try project(Self.deep)
    let run = CommandRun("check", project.path, "-q", "--format", format.rawValue)
    #expect(run.status == .failure)
    #expect((run.output + run.error).contains("brackets are nested too deep"))
  }

  @Test(arguments: [
    ["baseline", "write"], ["prove"], ["compare"], ["doctor"], ["graph"],
    ["why", "Model", "Store"],
    ["explain", "Model"],
  ])
  func isAnErrorOfAllCommands(words: [String]) throws {
    let project = try project(Self.deep)
    let other = try TemporaryProject(["lintel.yml": "", "A.swift": "struct A {}\n"])
    let result = CommandRun(words + [project.path] + (words == ["compare"] ? [other.path] : []))
    #expect(result.status == .failure)
    #expect(
      result.error.contains("brackets are nested too deep, so the rest of the file is not read"))
  }

  @Test func whatIsReadToItsEndIsNoted() throws {
    let project = try project("let a = \"b\nstruct Model {\n")
    let run = CommandRun("check", project.path)
    #expect(run.status == .success)
    #expect(run.error.contains("note: Domain/Model.swift:1:9: a string is never closed"))
  }

  @Test func whatIsLeftOutNeedNotBeRead() throws {
    var files = layeredProject
    files["Domain/Model.swift"] = "struct Model { let store: Store }\n"
    files["Domain/Deep.swift"] = Self.deep
    files["DomainTests/Deep.swift"] = "import XCTest\n" + Self.deep
    files["lintel.yml"]? += "\nsources: { exclude: [Domain/Deep.swift] }\n"
    let project = try TemporaryProject(files)
    #expect(CommandRun("check", project.path).status == .success)
  }
}
