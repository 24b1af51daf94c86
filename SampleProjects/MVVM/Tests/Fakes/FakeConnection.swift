import MessengerHost
import MessengerWire

/// A connection whose other end is the test.
final class FakeConnection: MessengerConnection {
  var state = ConnectionState.online {
    didSet { stateChanges.send(state) }
  }
  private(set) var requests: [ClientRequest] = []

  /// Answers each request.
  var answer: (ClientRequest) -> Result<ServerReply, ConnectionError> = { _ in .success(.done) }

  private let stateChanges = Broadcast<ConnectionState>()
  private let serverEvents = Broadcast<ServerEvent>()

  func states() -> AsyncStream<ConnectionState> { stateChanges.stream(startingWith: state) }

  func events() -> AsyncStream<ServerEvent> { serverEvents.stream() }

  /// Tells the app of an event.
  func send(_ event: ServerEvent) {
    serverEvents.send(event)
  }

  func send(_ request: ClientRequest) async throws(ConnectionError) -> ServerReply {
    requests.append(request)
    return try answer(request).get()
  }
}
