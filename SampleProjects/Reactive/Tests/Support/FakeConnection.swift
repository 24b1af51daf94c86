import MessengerHost
import MessengerWire

/// A connection whose replies are made up, and wait if they are told to.
@MainActor
final class FakeConnection: MessengerConnection {
  var state = ConnectionState.online {
    didSet { stateChanges.send(state) }
  }

  /// What is replied; the connection is lost before there is a reply if there is none.
  var reply: (ClientRequest) -> ServerReply? = { _ in .done }

  private(set) var requests: [ClientRequest] = []
  let news = Broadcast<ServerEvent>()

  private let stateChanges = Broadcast<ConnectionState>()
  private var held: [CheckedContinuation<Void, Never>]?

  func states() -> AsyncStream<ConnectionState> {
    stateChanges.stream(startingWith: state)
  }

  func events() -> AsyncStream<ServerEvent> {
    news.stream()
  }

  func send(_ request: ClientRequest) async throws(ConnectionError) -> ServerReply {
    requests.append(request)
    if held != nil { await withCheckedContinuation { held?.append($0) } }
    guard let reply = reply(request) else { throw .lost }
    return reply
  }

  func holdReplies() {
    held = []
  }

  func releaseReplies() {
    let waiting = held ?? []
    held = nil
    for continuation in waiting { continuation.resume() }
  }
}
