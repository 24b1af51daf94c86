import MessengerHost
import MessengerWire

/// A connection that replies what a test puts into it.
@MainActor
final class FakeConnection: MessengerConnection {
  private(set) var state = ConnectionState.online
  private let changes = Broadcast<ConnectionState>()
  var reply: Result<ServerReply, ConnectionError> = .success(.done)
  private(set) var requests: [ClientRequest] = []

  func states() -> AsyncStream<ConnectionState> {
    changes.stream(startingWith: state)
  }

  func change(to newState: ConnectionState) {
    state = newState
    changes.send(newState)
  }

  func events() -> AsyncStream<ServerEvent> {
    AsyncStream { $0.yield(.contactsChanged) }
  }

  func send(_ request: ClientRequest) async throws(ConnectionError) -> ServerReply {
    requests.append(request)
    return try reply.get()
  }
}
