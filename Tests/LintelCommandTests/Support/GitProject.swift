import Foundation
import Testing

/// A temporary project in a git repository of its own.
final class GitProject {
  let project: TemporaryProject
  /// The folder of the project.
  let path: String

  /// - Parameter folder: where in the repository the project lies.
  init(_ files: [String: String], in folder: String = "") throws {
    let prefix = folder.isEmpty ? "" : folder + "/"
    project = try TemporaryProject(
      Dictionary(uniqueKeysWithValues: files.map { (prefix + $0, $1) }))
    path = folder.isEmpty ? project.path : project.path + "/" + folder
    try git("init", "-q")
    try commit()
  }

  func commit() throws {
    try git("add", "-A")
    try git(
      "-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgSign=false", "commit",
      "-q", "--allow-empty", "-m", "m")
  }

  func git(_ words: String...) throws { _ = try run(words) }

  /// What git prints, without the line break at the end.
  func output(_ words: String...) throws -> String { String(try run(words).dropLast()) }

  private func run(_ words: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", project.path] + words
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(words.joined(separator: " "))")
    return String(decoding: output, as: UTF8.self)
  }

  func write(_ text: String, to name: String) throws {
    try project.write(Data(text.utf8), to: String(path.dropFirst(project.path.count)) + "/" + name)
  }
}
