import Foundation
import Testing

@testable import LintelCommand

/// Pipes where git would read files: it would wait for ever.
@Suite struct SpecialFilesTests {
  @Test(arguments: [
    ".gitignore", ".gitattributes", "UI/.gitignore", "Data/.gitattributes", ".git/config",
    ".git/HEAD", ".git/index", ".git/info/exclude", ".git/packed-refs", ".git/config.worktree",
    ".git/refs/heads/other", ".git/objects/00/1234", ".git/objects/info/alternates",
  ])
  func pipesAreNotWaitedFor(name: String) throws {
    let project = try GitProject(layeredProject)
    try project.write("struct New { let a: Screen }\n", to: "Data/New.swift")
    let path = project.path + "/" + name
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(
      atPath: URL(filePath: path).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    try #require(mkfifo(path, 0o644) == 0)
    let run = CommandRun(project.path, "--since", "HEAD")
    if run.status == .findings {
      // Nobody has asked about a file in this folder.
      #expect(name == "UI/.gitignore")
      return
    }
    #expect(run.status == .failure)
    #expect(run.output == "")
    #expect(run.error.contains("it is a pipe, a socket or a device: replace it with a file"))
    #expect(run.error.contains(name), "\(run.error)")
  }

  @Test(arguments: [
    "[include]\n\tpath = ../pipe\n", "[include] path = \"../pipe\" ; text\n",
    "[includeIf \"gitdir:/nowhere/\"]\n\tpath = ../pi\\\npe\n", "[INCLUDE]\nPATH=../pipe",
    "[core]\n\texcludesFile = pipe\n", "[include]\n\tpath = ../other\n",
  ])
  func pipesAreNotIncluded(settings: String) throws {
    let project = try GitProject(layeredProject)
    try project.write("[include]\npath = pipe\n", to: "other")
    try #require(mkfifo(project.path + "/pipe", 0o644) == 0)
    try project.write(settings, to: ".git/config")
    let run = CommandRun(project.path, "--since", "HEAD")
    #expect(run.status == .failure)
    #expect(
      run.error.contains("/pipe'; it is a pipe, a socket or a device: replace it with a file"),
      "\(run.error)")
  }
}
