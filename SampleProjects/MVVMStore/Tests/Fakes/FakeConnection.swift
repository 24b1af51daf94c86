import MessengerHost
import MessengerWire

/// A connection that replies what a test puts into it.
@MainActor
final class FakeConnection: MessengerConnection {
  var state = ConnectionState.online
  var reply: Result<ServerReply, ConnectionError> = .success(.done)
  private(set) var requests: [ClientRequest] = []

  func states() -> AsyncStream<ConnectionState> {
    AsyncStream {
      $0.yield(.online)
      $0.finish()
    }
  }

  func events() -> AsyncStream<ServerEvent> {
    AsyncStream {
      $0.yield(.contactsChanged)
      $0.finish()
    }
  }

  func send(_ request: ClientRequest) async throws(ConnectionError) -> ServerReply {
    requests.append(request)
    return try reply.get()
  }
}
