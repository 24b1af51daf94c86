import MessengerHost
import MessengerWire

/// A connection that replies what a test puts into it.
@MainActor
final class FakeConnection: MessengerConnection {
  var state = ConnectionState.online
  var reply: Result<ServerReply, ConnectionError> = .success(.done)
  private(set) var requests: [ClientRequest] = []

  private let changes = Broadcast<ConnectionState>()
  private let told = Broadcast<ServerEvent>()

  func states() -> AsyncStream<ConnectionState> { changes.stream(startingWith: state) }
  func events() -> AsyncStream<ServerEvent> { told.stream() }

  func send(_ request: ClientRequest) async throws(ConnectionError) -> ServerReply {
    requests.append(request)
    return try reply.get()
  }

  func tell(_ event: ServerEvent) {
    told.send(event)
  }
}
