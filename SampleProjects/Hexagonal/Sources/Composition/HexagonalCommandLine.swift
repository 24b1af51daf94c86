import MessengerHost

/// The messenger as ports and adapters, driven by commands: the same domain without a screen.
///
/// A composition root like ``HexagonalMessenger``, for another driving adapter.
@MainActor
public final class HexagonalCommandLine {
  private let core: Core
  private let interpreter: CommandInterpreter

  /// Creates an app that reaches the server by a connection, and keeps what it knows in a folder.
  public convenience init(connection: any MessengerConnection, storageFolder: String) {
    self.init(
      driven: DrivenAdapters(connection: connection, storageFolder: storageFolder))
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
