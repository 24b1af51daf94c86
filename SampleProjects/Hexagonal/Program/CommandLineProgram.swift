import Foundation
import Hexagonal
import MessengerHost
import MessengerNetwork
import MessengerServer

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
    guard let folder = arguments.first, arguments.count <= 2, let connection = connect(arguments)
    else {
      print("usage: messenger-commands FOLDER [PORT]")
      exit(EX_USAGE)
    }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let app = HexagonalCommandLine(connection: connection, storageFolder: folder)
    await MainActor.settle()
    for await line in lines() {
      for answer in await app.run(line) { print(answer) }
      await MainActor.settle()
    }
  }

  /// The way to the server; `nil` if the port is none.
  private static func connect(_ arguments: ArraySlice<String>) -> (any MessengerConnection)? {
    guard let text = arguments.dropFirst().first else {
      return InProcessConnection(to: ServerHub())
    }
    guard let port = UInt16(text) else { return nil }
    let connection = LoopbackConnection(port: port, clock: SystemClock())
    connection.open()
    return connection
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
