import Foundation
import Testing

/// The program's server in a process of its own, which can be killed and started again.
@MainActor
final class RunningServer {
  /// Where it listens, after the first start.
  private(set) var port: UInt16 = 0

  private let folder: String
  private var process: Process?

  /// Starts a server that keeps its journal in a folder.
  init(folder: String) throws {
    self.folder = folder
    try start()
  }

  deinit {
    process?.terminate()
  }

  /// Starts the server, which listens where it has listened before.
  func start() throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = BuiltProgram.url
    process.arguments = ["--server", "--port", "\(port)", "--storage", folder]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    self.process = process
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    port = try #require(
      line.split(whereSeparator: { ":\n".contains($0) }).last.flatMap { UInt16($0) })
  }

  /// Ends the server without giving it time for anything.
  func kill() throws {
    let process = try #require(process)
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
