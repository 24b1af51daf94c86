import MessengerHost
import MessengerWire

/// A connection that answers as a test says, or not yet.
final class ConnectionFake: MessengerConnection {
  var state: ConnectionState {
    didSet { stateChanges.send(state) }
  }

  /// The reply to a request; `nil` lets it wait for ``answer(_:)``.
  var reply: (ClientRequest) -> ServerReply? = { _ in nil }

  /// Every request, oldest first.
  private(set) var requests: [ClientRequest] = []

  private var unanswered: [Int] = []
  private let pending = PendingReplies()
  private let stateChanges = Broadcast<ConnectionState>()
  private let serverEvents = Broadcast<ServerEvent>()

  init(_ state: ConnectionState = .online) {
    self.state = state
  }

  func states() -> AsyncStream<ConnectionState> { stateChanges.stream(startingWith: state) }

  func events() -> AsyncStream<ServerEvent> { serverEvents.stream() }

  func send(_ request: ClientRequest) async throws(ConnectionError) -> ServerReply {
    requests.append(request)
    if let reply = reply(request) { return reply }
    unanswered.append(requests.count)
    return try await pending.reply(to: requests.count)
  }

  /// Answers the oldest request that waits, and lets the app do what comes of it.
  func answer(_ reply: ServerReply) async {
    if !unanswered.isEmpty { pending.succeed(unanswered.removeFirst(), with: reply) }
    await MainActor.settle()
  }

  /// Tells something unasked, and lets the app do what comes of it.
  func tell(_ event: ServerEvent) async {
    serverEvents.send(event)
    await MainActor.settle()
  }

  /// Comes or goes, and lets the app do what comes of it. What waits for a reply fails late, if at all.
  func become(_ newState: ConnectionState) async {
    state = newState
    await MainActor.settle()
  }
}
