import Foundation
import Hexagonal
import MessengerHost

/// The messenger in a terminal, driven by one command a line, without a screen.
///
///     swift run messenger-commands FOLDER [PORT]
///
/// What the app knows is kept in the folder. The server is that on the port of this machine, or else one
/// within the program.
@main @MainActor
struct CommandLineProgram {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    let ports = arguments.dropFirst().map { UInt16($0) }
    guard let folder = arguments.first, ports.count <= 1, !ports.contains(nil) else {
      print("usage: messenger-commands FOLDER [PORT]")
      exit(EX_USAGE)
    }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let app = HexagonalCommandLine(serverPort: ports.first ?? nil, storageFolder: folder)
    await MainActor.settle()
    for await line in lines() {
      for answer in await app.run(line) { print(answer) }
      await MainActor.settle()
    }
  }

  /// The lines of the input. A thread waits for them, so that the app goes on meanwhile.
  private nonisolated static func lines() -> AsyncStream<String> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        while let line = readLine() { continuation.yield(line) }
        continuation.finish()
      }
    }
  }
}
