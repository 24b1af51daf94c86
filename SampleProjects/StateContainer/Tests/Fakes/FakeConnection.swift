import MessengerHost
import MessengerWire

/// A connection to a server that always says the same.
@MainActor
final class FakeConnection: MessengerConnection {
  let state = ConnectionState.online
  private(set) var requests: [ClientRequest] = []
  private let reply: Result<ServerReply, ConnectionError>

  init(_ reply: ServerReply) {
    self.reply = .success(reply)
  }

  init(_ error: ConnectionError) {
    reply = .failure(error)
  }

  func states() -> AsyncStream<ConnectionState> { AsyncStream { $0.finish() } }

  func events() -> AsyncStream<ServerEvent> { AsyncStream { $0.finish() } }

  func send(_ request: ClientRequest) async throws(ConnectionError) -> ServerReply {
    requests.append(request)
    return try reply.get()
  }
}
