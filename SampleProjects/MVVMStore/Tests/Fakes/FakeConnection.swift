import MessengerHost
import MessengerWire

/// A connection that replies what a test puts into it, at once or when the test lets it.
@MainActor
final class FakeConnection: MessengerConnection {
  /// What is replied, after what was put into ``replies``.
  var reply: Result<ServerReply, ConnectionError> = .success(.done)
  var replies: [Result<ServerReply, ConnectionError>] = []
  private(set) var state = ConnectionState.online
  private(set) var requests: [ClientRequest] = []

  private let stateChanges = Broadcast<ConnectionState>()
  private let news = Broadcast<ServerEvent>()
  private var held: [CheckedContinuation<Void, Never>]?

  func states() -> AsyncStream<ConnectionState> { stateChanges.stream(startingWith: state) }

  func events() -> AsyncStream<ServerEvent> { news.stream() }

  func send(_ request: ClientRequest) async throws(ConnectionError) -> ServerReply {
    requests.append(request)
    let reply = replies.isEmpty ? reply : replies.removeFirst()
    if held != nil { await withCheckedContinuation { held?.append($0) } }
    guard !Task.isCancelled else { throw .cancelled }
    return try reply.get()
  }

  func forgetRequests() {
    requests = []
  }

  func become(_ state: ConnectionState) async {
    self.state = state
    stateChanges.send(state)
    await MainActor.settle()
  }

  func tell(_ event: ServerEvent) async {
    news.send(event)
    await MainActor.settle()
  }

  /// Keeps replies back from now on.
  func hold() {
    held = []
  }

  /// Lets go of the newest of the replies that are kept back.
  func releaseNewest() async {
    held?.popLast()?.resume()
    await MainActor.settle()
  }

  /// Lets go of the replies that are kept back.
  func release() async {
    let continuations = held ?? []
    held = nil
    for continuation in continuations { continuation.resume() }
    await MainActor.settle()
  }
}
