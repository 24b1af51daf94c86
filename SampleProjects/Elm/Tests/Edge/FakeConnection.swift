import MessengerHost
import MessengerWire

/// A connection that answers as it is told, and remembers what it was asked.
@MainActor
final class FakeConnection: MessengerConnection {
  var state = ConnectionState.online
  var replies: [Result<ServerReply, ConnectionError>] = []
  private(set) var requests: [ClientRequest] = []
  let stateChanges = Broadcast<ConnectionState>()
  let serverEvents = Broadcast<ServerEvent>()

  func states() -> AsyncStream<ConnectionState> { stateChanges.stream(startingWith: state) }
  func events() -> AsyncStream<ServerEvent> { serverEvents.stream() }

  func send(_ request: ClientRequest) async throws(ConnectionError) -> ServerReply {
    requests.append(request)
    guard !replies.isEmpty else { throw .offline }
    return try replies.removeFirst().get()
  }
}
