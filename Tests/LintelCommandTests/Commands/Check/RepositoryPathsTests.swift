import Foundation
import Testing

@testable import LintelCommand

/// What reports for services call the files of a project: their places in the repository.
@Suite struct RepositoryPathsTests {
  /// The paths that a report names, as the runner of GitHub would read them.
  private func paths(_ words: String...) -> [String] {
    CommandRun(["check", "--format", "github"] + words).output
      .matches(of: /file=([^,]*),/).map { String($0.1) }
  }

  @Test func pathsBeginAtTheTopOfTheRepository() throws {
    let project = try GitProject(layeredProject, in: "apps/one")
    #expect(paths(project.path) == ["apps/one/Domain/Model.swift"])
    #expect(paths(project.path + "/Domain/Model.swift") == ["apps/one/Domain/Model.swift"])
  }

  @Test func withoutARepositoryTheyBeginAtTheRoot() throws {
    let project = try TemporaryProject(layeredProject)
    #expect(paths(project.path) == ["Domain/Model.swift"])
  }

  @Test func rulesFilesAndBaselinesLieInTheRepositoryToo() throws {
    let project = try GitProject(layeredProject, in: "one")
    try project.write("version: 2\n", to: "lintel.yml")
    #expect(paths(project.path) == ["one/lintel.yml"])
    try project.write(layeredProject["lintel.yml"] ?? "", to: "lintel.yml")
    try project.write("# lintel baseline 1\nlayering A -> B type 1\n", to: "lintel.baseline")
    #expect(paths(project.path).sorted() == ["one/Domain/Model.swift", "one/lintel.baseline"])
  }

  @Test func whatCannotBeReadLiesInTheRepositoryToo() throws {
    let project = try GitProject(layeredProject, in: "one")
    let screen = project.path + "/UI/Screen.swift"
    try FileManager.default.removeItem(atPath: screen)
    try FileManager.default.createSymbolicLink(
      atPath: screen, withDestinationPath: "Screen.swift")
    #expect(paths(project.path) == ["one/UI/Screen.swift"])
  }

  @Test func whatLiesOutsideKeepsItsName() throws {
    let rules = try TemporaryProject(["rules.yml": "version: 2\n"])
    let project = try GitProject(layeredProject)
    let path = rules.path + "/rules.yml"
    #expect(paths(project.path, "--config", path) == [path])
  }
}
