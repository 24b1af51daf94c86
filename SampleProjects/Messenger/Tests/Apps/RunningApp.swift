import Foundation
import Testing

/// The program's app in a process of its own, which is played by a script.
@MainActor
final class RunningApp {
  private let process = Process()
  private let output: URL

  /// Starts an app in an architecture.
  ///
  /// - Parameters:
  ///   - port: The port of the server that it talks to.
  ///   - folder: Where it keeps its files.
  init(_ architecture: String, port: UInt16, folder: String, script: [String]) throws {
    let folder = URL(fileURLWithPath: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let scriptFile = folder.appendingPathComponent("script.txt")
    try Data(script.joined(separator: "\n").utf8).write(to: scriptFile)
    output = folder.appendingPathComponent("output.txt")
    try Data().write(to: output)
    let outputHandle = try FileHandle(forWritingTo: output)
    process.executableURL = BuiltProgram.url
    process.arguments = [
      "--architecture", architecture, "--connect", "localhost:\(port)",
      "--storage", folder.path, "--script", scriptFile.path,
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = outputHandle
    process.standardError = outputHandle
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// All screens that the app has shown so far, and its last words if it has failed.
  var screens: String {
    get throws { String(decoding: try Data(contentsOf: output), as: UTF8.self) }
  }

  /// Waits until the app has shown a text, however long it takes.
  func shows(_ text: String) async throws {
    while true {
      // Asked first: after its end, nothing comes that would not be read now.
      let isRunning = process.isRunning
      let screens = try screens
      if screens.contains(text) { return }
      try #require(isRunning, "\(text) never came:\n\(screens.suffix(2000))")
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// Waits until the script is played, and returns the exit status.
  func end() async throws -> Int32 {
    while process.isRunning { try await Task.sleep(for: .milliseconds(10)) }
    return process.terminationStatus
  }
}
