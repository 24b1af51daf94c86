/// The messenger as ports and adapters, driven by commands: the same domain without a screen.
///
/// A composition root like ``HexagonalMessenger``, for another driving adapter.
@MainActor
public final class HexagonalCommandLine {
  private let core: Core
  private let interpreter: CommandInterpreter

  /// Creates an app that keeps what it knows in a folder.
  ///
  /// - Parameter serverPort: Where the server is on this machine; `nil` for one in the same process.
  public convenience init(serverPort: UInt16?, storageFolder: String) {
    self.init(driven: DrivenAdapters(serverPort: serverPort, storageFolder: storageFolder))
  }

  init(driven: DrivenAdapters) {
    core = Core(driven: driven, language: .english)
    interpreter = CommandInterpreter(ports: CommandPorts(core))
  }

  /// Does what a line says, such as `login ada lovelace`, and returns the lines of the answer.
  public func run(_ line: String) async -> [String] {
    await interpreter.run(line)
  }
}
