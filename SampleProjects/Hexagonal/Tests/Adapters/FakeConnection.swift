import MessengerHost
import MessengerWire

/// A connection that replies what a test puts into it.
@MainActor
final class FakeConnection: MessengerConnection {
  var state = ConnectionState.online

  /// What happens to the connection, from when somebody asks.
  var laterStates: [ConnectionState] = []
  var reply: Result<ServerReply, ConnectionError> = .success(.done)
  private(set) var requests: [ClientRequest] = []

  func states() -> AsyncStream<ConnectionState> {
    AsyncStream { continuation in
      for state in [state] + laterStates { continuation.yield(state) }
      continuation.finish()
    }
  }

  func events() -> AsyncStream<ServerEvent> {
    AsyncStream { $0.yield(.contactsChanged) }
  }

  func send(_ request: ClientRequest) async throws(ConnectionError) -> ServerReply {
    requests.append(request)
    return try reply.get()
  }
}
