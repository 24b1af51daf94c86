import Foundation
import Testing

@testable import LintelCommand

/// `check --since`: the whole project is judged, what has changed is shown.
@Suite struct SinceTests {
  private func places(_ project: GitProject, since revision: String = "HEAD") -> [String] {
    let run = CommandRun(project.path, "--since", revision)
    #expect(run.status != .failure, "\(run.error)")
    return run.output.split(separator: "\n").compactMap { line in
      guard let end = line.range(of: ": error: ") else { return nil }
      return String(line[..<end.lowerBound])
    }
  }

  private static let screens = layeredProject.merging([
    "Data/Row.swift": "struct Row {\n  let a: Screen\n}\n"
  ]) { $1 }

  @Test func onlyLinesThatChanged() throws {
    let project = try GitProject(Self.screens)
    #expect(places(project) == [])
    let clean = CommandRun(project.path, "--since", "HEAD")
    #expect(clean.status == .success)
    #expect(clean.output.hasPrefix("no findings on lines changed since 'HEAD'; 4 files, "))
    try project.write("struct Row {\n  let a: Screen\n  let b: Screen\n}\n", to: "Data/Row.swift")
    #expect(places(project) == ["Data/Row.swift:3:10"])
    try project.git("add", "-A")
    #expect(places(project) == ["Data/Row.swift:3:10"])
    try project.commit()
    #expect(places(project) == [])
    #expect(places(project, since: "HEAD~1") == ["Data/Row.swift:3:10"])
    #expect(CommandRun(project.path, "--since", "HEAD~1").status == .findings)
  }

  @Test func nothingThatTheRepositoryNamesIsRun() throws {
    var files = Self.screens
    files[".gitattributes"] = "*.swift filter=own diff=own\n"
    let project = try GitProject(files)
    let mark = project.path + "/was-run"
    let program = "touch '\(mark)'; cat"
    for key in [
      "core.fsmonitor", "filter.own.clean", "filter.own.smudge", "filter.own.process",
      "diff.own.command", "diff.own.textconv", "diff.external", "core.pager",
    ] {
      try project.git("config", key, program)
    }
    try project.git("config", "filter.own.required", "true")
    try project.write("struct Row {\n  let a: Screen\n  let b: Screen\n}\n", to: "Data/Row.swift")
    #expect(places(project) == ["Data/Row.swift:3:10"])
    #expect(!FileManager.default.fileExists(atPath: mark))
  }

  @Test func nothingThatASubmoduleNamesIsRun() throws {
    let own = try GitProject(["Own.swift": "struct Own {}\n", ".gitattributes": "* filter=own\n"])
    let project = try GitProject(Self.screens)
    try project.git("-c", "protocol.file.allow=always", "submodule", "add", "-q", own.path, "Own")
    try project.commit()
    let mark = project.path + "/was-run"
    try project.git("-C", "Own", "config", "filter.own.clean", "touch '\(mark)'; cat")
    // Of the same length, so that git has to look into the file.
    try project.write("struct Old {}\n", to: "Own/Own.swift")
    #expect(places(project) == [])
    #expect(!FileManager.default.fileExists(atPath: mark))
  }

  @Test func aCarriageReturnByItselfEndsALine() throws {
    var files = Self.screens
    files["Data/Row.swift"] = "// a\r// b\rstruct Row {\n  let a: Screen\n}\n"
    let project = try GitProject(files)
    try project.write(
      "// a\r// b\rstruct Row {\n  let a: Screen\n  let b: Screen\n}\n", to: "Data/Row.swift")
    #expect(places(project) == ["Data/Row.swift:5:10"])
  }

  /// As `core.autocrlf` has git write them.
  @Test func howLinesEndDoesNotMatter() throws {
    let project = try GitProject(Self.screens)
    try project.write("struct Row {\r\n  let a: Screen\r\n}\r\n", to: "Data/Row.swift")
    #expect(places(project) == [])
    try project.write("struct Row {\r\n  let a: Screen\r\n  let b: Screen }", to: "Data/Row.swift")
    #expect(places(project) == ["Data/Row.swift:3:10"])
  }

  @Test func filesThatGitDoesNotKnowYet() throws {
    let project = try GitProject(Self.screens)
    try project.write("struct New { let a: Screen }\n", to: "Data/Größe \"2\"/New file.swift")
    #expect(places(project) == ["Data/Größe \"2\"/New file.swift:1:21"])
    try project.git("add", "-A")
    #expect(places(project) == ["Data/Größe \"2\"/New file.swift:1:21"])
    try project.write("/Data\n", to: ".gitignore")
    try project.git("rm", "-rq", "--cached", "Data/Größe \"2\"")
    #expect(places(project) == [])
  }

  @Test func renamedFilesAreFollowed() throws {
    let lines = (0..<20).map { "  let a\($0): Screen\n" }.joined()
    var files = Self.screens
    files["Data/Row.swift"] = "struct Row {\n\(lines)}\n"
    let project = try GitProject(files)
    try project.git("mv", "Data/Row.swift", "Data/Table row.swift")
    #expect(places(project) == [])
    try project.write("struct Row {\n\(lines)  let b: Screen\n}\n", to: "Data/Table row.swift")
    #expect(places(project) == ["Data/Table row.swift:22:10"])
  }

  @Test func filesThatWereOnlyMovedAreNotNew() throws {
    let names = (0..<3).map { "Data/Row\($0).swift" }
    var files = Self.screens
    for (number, name) in names.enumerated() {
      files[name] = "struct Row\(number) {\n  let a: Screen\n  let number = \(number)\n}\n"
    }
    let project = try GitProject(files)
    // git need not have been told.
    try FileManager.default.createDirectory(
      atPath: project.path + "/Data/Deep", withIntermediateDirectories: true)
    for name in names {
      try FileManager.default.moveItem(
        atPath: project.path + "/" + name,
        toPath: project.path + "/Data/Deep/" + name.dropFirst("Data/".count))
    }
    #expect(places(project) == [])
    // Nobody moves a file to where another one stays.
    try project.write(files[names[0]] ?? "", to: names[0])
    #expect(places(project) == ["Data/Deep/Row0.swift:2:10"])
  }

  @Test func aFolderThatIsALinkToWhereItHasGone() throws {
    var files = Self.screens
    files["Data/Lists/Row.swift"] = files["Data/Row.swift"]
    files["Data/Row.swift"] = nil
    let project = try GitProject(files)
    try FileManager.default.moveItem(
      atPath: project.path + "/Data/Lists", toPath: project.path + "/Lists")
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/Data/Lists", withDestinationPath: "../Lists")
    #expect(places(project) == [])
  }

  @Test func ignoredFilesThatAreCommittedCount() throws {
    let project = try GitProject(Self.screens)
    try project.write("*.swift\n", to: ".gitignore")
    try project.write("struct New { let a: Screen }\n", to: "Data/New.swift")
    #expect(places(project) == [])
    try project.git("add", "-f", "Data/New.swift")
    try project.commit()
    #expect(places(project, since: "HEAD~1") == ["Data/New.swift:1:21"])
  }

  @Test func submodulesDoNotCount() throws {
    let own = try GitProject(["Row.swift": "struct Row { let a: Screen }\n"])
    let project = try GitProject(layeredProject)
    try project.git(
      "-c", "protocol.file.allow=always", "submodule", "add", "-q", own.path, "Data/Own")
    try project.commit()
    #expect(places(project) == [])
    #expect(places(project, since: "HEAD~1") == [])
    try project.write("struct Row { let a, b: Screen }\n", to: "Data/Own/Row.swift")
    #expect(places(project) == [])
  }

  /// Whoever commits files where a submodule was cannot hide them.
  @Test func filesInThePlaceOfASubmoduleCount() throws {
    let own = try GitProject(["Row.swift": "struct Row {}\n"])
    let project = try GitProject(layeredProject)
    try project.git(
      "-c", "protocol.file.allow=always", "submodule", "add", "-q", own.path, "Data/Own")
    try project.commit()
    try project.git("rm", "-q", "-f", "Data/Own")
    try project.write("struct Row { let a: Screen }\n", to: "Data/Own/Row.swift")
    #expect(places(project) == ["Data/Own/Row.swift:1:21"])
    try project.commit()
    #expect(places(project, since: "HEAD~1") == ["Data/Own/Row.swift:1:21"])
    try project.write("gitdir: ../../.git/modules/Data/Own\n", to: "Data/Own/.git")
    #expect(places(project, since: "HEAD~1") == ["Data/Own/Row.swift:1:21"])
  }

  @Test func otherWorkingTrees() throws {
    let project = try GitProject(Self.screens)
    let other = try TemporaryProject()
    try project.git("worktree", "add", "-q", "--detach", other.path + "/tree")
    let tree = other.path + "/tree"
    #expect(CommandRun(tree, "--since", "HEAD").output.hasPrefix("no findings on lines changed"))
    try other.write(
      Data("struct Row {\n  let b: Screen\n}\n".utf8), to: "tree/Data/Row.swift")
    let run = CommandRun(tree, "--since", "HEAD")
    #expect(run.output.contains("Data/Row.swift:2:10: error"), "\(run.output)\(run.error)")
  }

  @Test func namesThatArePatternsToGit() throws {
    let project = try GitProject(Self.screens)
    for name in [":(top)*.swift", "*.swift", "[ab].swift", "-q.swift", "!x.swift", "#x.swift"] {
      try project.write("struct New { let a: Screen }\n", to: "Data/\(name)")
    }
    #expect(places(project).count == 6)
    try project.commit()
    #expect(places(project) == [])
    #expect(places(project, since: "HEAD~1").count == 6)
  }

  @Test func aProjectInAFolderOfTheRepository() throws {
    let project = try GitProject(Self.screens, in: "apps/the app")
    try project.write("struct Row {\n  let b: Screen\n}\n", to: "Data/Row.swift")
    #expect(places(project) == ["Data/Row.swift:2:10"])
    let link = try TemporaryProject()
    try FileManager.default.createSymbolicLink(
      atPath: link.path + "/link", withDestinationPath: project.path)
    let run = CommandRun(link.path + "/link", "--since", "HEAD")
    #expect(run.output.contains("Data/Row.swift:2:10: error"))
  }

  @Test func filesBehindLinksAreThoseTheyLeadTo() throws {
    var files = Self.screens
    files["Data/Row.swift"] = nil
    files[".shared/Row.swift"] = Self.screens["Data/Row.swift"]
    let project = try GitProject(files)
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/Data/Shared", withDestinationPath: "../.shared")
    try project.commit()
    #expect(places(project) == [])
    try project.write("struct Row {\n  let b: Screen\n}\n", to: ".shared/Row.swift")
    #expect(places(project) == ["Data/Shared/Row.swift:2:10"])
  }

  /// What users configure for their own eyes changes nothing.
  @Test func whateverIsConfigured() throws {
    let project = try GitProject(Self.screens)
    for (key, value) in [
      ("color.ui", "always"), ("diff.noprefix", "true"), ("diff.mnemonicPrefix", "true"),
      ("diff.interHunkContext", "9"), ("diff.context", "9"), ("core.quotePath", "true"),
      ("diff.external", "false"), ("diff.renames", "false"), ("diff.relative", "true"),
      ("core.pager", "false"),
    ] {
      try project.git("config", key, value)
    }
    try project.write("*.swift -diff\n", to: ".gitattributes")
    try project.write(
      "struct Row {\n  let a: Screen\n  let x = 1\n  let b: Screen\n}\n", to: "Data/Row.swift")
    #expect(places(project) == ["Data/Row.swift:4:10"])
  }

  @Test func aChangedStepOfACycleCounts() throws {
    var files = layeredProject
    files["lintel.yml"] = "version: 1\nrules: { cycles: { kind: acyclic, level: type } }\n"
    let project = try GitProject(files)
    #expect(places(project) == [])
    try project.write("struct Screen { let it: Model }\n", to: "UI/Screen.swift")
    #expect(places(project).count == 1)
  }

  @Test func theBaselineIsComparedWithTheWholeProject() throws {
    var files = Self.screens
    files["lintel.baseline"] = """
      # lintel baseline 1
      layering Model -> Screen type 1
      layering Row -> Gone type 1
      """
    let project = try GitProject(files)
    let run = CommandRun(project.path, "--since", "HEAD")
    #expect(run.status == .findings)
    #expect(run.output.contains("/lintel.baseline:3:1: error: an accepted finding"))
    #expect(!run.output.contains("Data/Row.swift"))
    #expect(run.output.hasSuffix("baseline: 1 accepted, 1 new, 1 fixed\n"))
  }

  @Test func unknownRevision() throws {
    let project = try GitProject(Self.screens)
    for revision in ["no-such-branch", "HEAD..HEAD", "-q"] {
      let run = CommandRun(project.path, "--since=\(revision)")
      #expect(run.status == .failure)
      #expect(run.output == "")
      #expect(
        run.error == """
          \(project.path): error: git does not know the commit '\(revision)'; name a commit, branch or tag, \
          and fetch it first if the clone is shallow

          1 error; nothing was checked

          """)
    }
  }

  @Test func noRepository() throws {
    let project = try TemporaryProject(layeredProject)
    let run = CommandRun(project.path, "--since", "HEAD")
    #expect(run.status == .failure)
    #expect(
      run.error.hasPrefix(
        "\(project.path): error: '--since' needs a git repository around '\(project.path)'; there "
          + "is no '.git' in it or in a folder above it\n"))
  }
}
