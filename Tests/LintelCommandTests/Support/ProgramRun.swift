import Foundation
import Testing

/// One run of the program itself, for what only processes have: streams, signals, exit codes.
struct ProgramRun {
  let process = Process()

  /// The program, as it is built next to the tests.
  static let program: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    let folder =
      bundle.bundlePath.hasSuffix(".xctest")
      ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
    return folder.appending(path: "lintel").path
  }()

  /// Starts the shell with a script in which `$lintel` is the program.
  init(_ script: String, in folder: String, environment: [String: String] = [:]) throws {
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(
      environment.merging(["lintel": Self.program]) { $1 }
    ) { $1 }
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  func exitCode() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
