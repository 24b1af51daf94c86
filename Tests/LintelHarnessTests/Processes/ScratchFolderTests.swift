import Foundation
import Testing

@testable import LintelHarness

@Suite struct ScratchFolderTests {
  @Test func whatIsCopiedOverALinkDoesNotGoToTheFileThatItLeadsTo() throws {
    let files = try ScratchFolder(for: "verify")
    defer { files.remove() }
    let own = "\(files.path)/own.txt"
    try write("mine", to: own)
    try FileManager.default.createDirectory(
      atPath: "\(files.path)/Sample/Sources", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(files.path)/Sample/Sources/A.swift", withDestinationPath: own)
    try FileManager.default.createDirectory(
      atPath: "\(files.path)/Broken/Sources", withIntermediateDirectories: true)
    try write("broken", to: "\(files.path)/Broken/Sources/A.swift")

    let scratch = try ScratchFolder(for: "verify")
    defer { scratch.remove() }
    try scratch.copy("\(files.path)/Sample", to: "Copy")
    #expect(try text(of: "\(scratch.path)/Copy/Sources/A.swift") == "mine")
    try scratch.copy("\(files.path)/Broken", to: "Copy")
    #expect(try text(of: "\(scratch.path)/Copy/Sources/A.swift") == "broken")
    #expect(try text(of: own) == "mine")
  }

  private func write(_ text: String, to path: String) throws {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  private func text(of path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }
}
