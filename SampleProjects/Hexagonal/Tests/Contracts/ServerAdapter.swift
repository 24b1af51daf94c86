import MessengerHost
import MessengerNetwork
import MessengerServer

@testable import Hexagonal

/// The adapters that keep the contracts of the server's ports.
enum ServerAdapter: CaseIterable, Sendable {
  case inProcess, tcp

  /// That of the domain's tests, which knows one user, ada, and believes whatever it is told of sessions.
  case fake

  /// Those with a server behind them, which several users share.
  static let real = [inProcess, tcp]
}

/// A server, and what it takes to reach it by an adapter.
@MainActor
final class ServerPlace {
  let hub = ServerHub()
  private let adapter: ServerAdapter
  private let listener: LoopbackServer

  init(for adapter: ServerAdapter) throws {
    self.adapter = adapter
    listener = LoopbackServer(hub)
    if adapter == .tcp { try listener.start() }
  }

  /// Ends all connections.
  func stop() {
    listener.stop()
  }

  /// A server that can be reached, on which nobody is signed in yet.
  func connect() async -> any Server {
    let server: any Server =
      switch adapter {
      case .inProcess: InProcessServer(hub)
      case .tcp: NetworkServer(tcpPort: listener.port, clock: ManualClock())
      case .fake: FakeServer(.online)
      }
    for await status in server.statuses() where status == .online { break }
    return server
  }

  /// A server that can be reached, on which ada, grace, alan or guest is signed in.
  func connect(as handle: String) async throws -> any Server {
    let passwords = ["ada": "lovelace", "grace": "hopper", "alan": "enigma", "guest": "guest"]
    let server = await connect()
    _ = try await server.signIn(username: handle, password: passwords[handle, default: ""])
    return server
  }
}
