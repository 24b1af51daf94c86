import Foundation
import Testing

@testable import LintelCommand

/// A folder to check that a commit has made a link.
@Suite struct LinkedRootTests {
  /// With a link `clone/App`.
  private func project(leadingTo target: String) throws -> TemporaryProject {
    let project = try TemporaryProject([
      "home/x.swift": "public struct CanaryType { let canaryMember: Int }\n",
      "clone/Real/x.swift": "struct Plain {}\n",
      "clone/base.yml": """
      version: 1
      components: { A: "**" }
      rules: { l: { kind: metrics, metric: lines, level: type, max: 0 } }
      """,
      "clone/.git/HEAD": "ref: refs/heads/main\n",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/clone/App", withDestinationPath: target)
    return project
  }

  @Test(arguments: [
    ["check", "--config", "base.yml", "App"], ["check", "--config", "base.yml", "App/"],
    ["check", "--config", "base.yml", "App/."], ["graph", "--unresolved", "App"],
    ["graph", "--level", "type", "App"], ["baseline", "write", "--config", "base.yml", "App"],
    ["init", "--force", "App"],
  ])
  func whatIsOutsideIsNeitherShownNorWritten(_ words: [String]) throws {
    let project = try project(leadingTo: "../home")
    let run = CommandRun(
      words.map { $0.hasPrefix("App") || $0 == "base.yml" ? "\(project.path)/clone/\($0)" : $0 })
    #expect(run.status.rawValue == 2)
    #expect(run.error.contains("leads through a symbolic link out of the checkout"), "\(run.error)")
    #expect(!(run.output + run.error).contains("anary"))
    let left = try FileManager.default.contentsOfDirectory(atPath: project.path + "/home")
    #expect(left == ["x.swift"])
  }

  @Test func aLinkWithinTheCheckoutIsAFolderLikeAnyOther() throws {
    let project = try project(leadingTo: "Real")
    let run = CommandRun(
      "check", "--config", "\(project.path)/clone/base.yml", "\(project.path)/clone/App")
    #expect(run.status.rawValue == 1)
  }

  /// Its files say that they are empty, and some of them never end.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func filesThatTheSystemMakesUpAreNotRead() throws {
    let project = try TemporaryProject([
      "lintel.yml": "version: 1\ncomponents: { A: \"**\" }\nrules: { e: { kind: exhaustive } }\n",
      "a.swift": "struct A {}\n", "Empty.swift": "",
    ])
    #expect(CommandRun("check", project.path).status.rawValue == 0)
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/k.swift", withDestinationPath: "/proc/self/status")
    let run = CommandRun("check", project.path)
    #expect(run.status.rawValue == 2)
    #expect(run.error.contains("k.swift"), "\(run.error)")
    #expect(run.error.contains("the system generates it"), "\(run.error)")
  }

  @Test(arguments: [".git/HEAD", ".git/new", ".gitignore", "Sub/.gitattributes"])
  func whatGitReadsIsNotReplaced(_ path: String) throws {
    let project = try TemporaryProject([
      "lintel.yml": "version: 1\ncomponents: { A: \"**\" }\nrules: { e: { kind: exhaustive } }\n",
      "a.swift": "struct A {}\n", ".git/HEAD": "ref: refs/heads/main\n", ".gitignore": "x\n",
      "Sub/.gitattributes": "",
    ])
    let run = CommandRun("check", project.path, "--report", "json=\(project.path)/\(path)")
    #expect(run.status.rawValue == 64)
    #expect(run.error.contains("would change what git reads"))
    #expect(project.text(of: ".git/HEAD") == "ref: refs/heads/main\n")
    #expect(project.text(of: ".gitignore") == "x\n")
  }
}
