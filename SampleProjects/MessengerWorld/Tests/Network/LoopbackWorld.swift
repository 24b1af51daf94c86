import Foundation
import MessengerHost
import MessengerServer
import MessengerWire
import Testing

@testable import MessengerNetwork

/// A server that listens, and what it takes to talk to it.
@MainActor
final class LoopbackWorld {
  let hub = ServerHub()
  let clock = ManualClock()
  let server: LoopbackServer

  init() throws {
    server = LoopbackServer(hub)
    try server.start()
  }

  /// A connection that is online.
  func connect() async -> LoopbackConnection {
    let connection = LoopbackConnection(port: server.port, clock: clock)
    connection.open()
    await reach(.online, on: connection)
    return connection
  }

  /// A connection that is online, with a session.
  func connect(as username: String, password: String) async throws -> LoopbackConnection {
    let connection = await connect()
    _ = try await connection.send(.signIn(username: username, password: password))
    return connection
  }

  /// A connection that can send any line.
  func connectPlainly() throws -> LineSocket {
    LineSocket(try Socket.connecting(to: server.port))
  }

  func reach(_ state: ConnectionState, on connection: LoopbackConnection) async {
    for await next in connection.states() where next == state { return }
  }
}
