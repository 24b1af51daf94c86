import MessengerHost
import MessengerServer
import MessengerWire

/// A connection to a server in the same process, which does what a test says, when it says so.
@MainActor
public final class InProcessConnection: MessengerConnection {
  /// Whether the server can be reached. When it no longer can, what waits for a reply fails.
  public var state: ConnectionState {
    didSet { stateChanged(from: oldValue) }
  }

  /// Whether replies wait until ``releaseReplies()``. The server handles the requests at once.
  public var holdsReplies = false

  /// Whether the next reply gets lost, after the server has handled the request.
  public var dropsNextReply = false

  /// What a request is refused with, if it is, before the server hears of it.
  public var refusal: (ClientRequest) -> Refusal? = { _ in nil }

  /// Every request that was made, oldest first, whether or not it was sent.
  public private(set) var requests: [ClientRequest] = []

  private let hub: ServerHub
  private var connection: ConnectionID?
  private var held: [(number: Int, reply: ServerReply)] = []
  private let pending = PendingReplies()
  private let stateChanges = Broadcast<ConnectionState>()
  private let serverEvents = Broadcast<ServerEvent>()

  /// Connects to a server, which several connections may share.
  public init(to hub: ServerHub, state: ConnectionState = .online) {
    self.hub = hub
    self.state = state
    if state == .online { open() }
  }

  public func states() -> AsyncStream<ConnectionState> {
    stateChanges.stream(startingWith: state)
  }

  public func events() -> AsyncStream<ServerEvent> {
    serverEvents.stream()
  }

  public func send(_ request: ClientRequest) async throws(ConnectionError) -> ServerReply {
    requests.append(request)
    guard let connection else { throw .offline }
    let reply =
      refusal(request).map(ServerReply.refused) ?? hub.handle(request, from: connection)
    if dropsNextReply {
      dropsNextReply = false
      throw .lost
    }
    guard holdsReplies else { return reply }
    let number = requests.count
    held.append((number, reply))
    return try await pending.reply(to: number)
  }

  /// Lets go of the replies that wait, oldest first, and holds back no more.
  public func releaseReplies() {
    holdsReplies = false
    for (number, reply) in held {
      pending.succeed(number, with: reply)
    }
    held = []
  }

  private func open() {
    connection = hub.open { [weak self] in self?.serverEvents.send($0) }
  }

  private func stateChanged(from oldState: ConnectionState) {
    guard state != oldState else { return }
    if let connection {
      hub.close(connection)
    }
    connection = nil
    held = []
    pending.failAll(with: .lost)
    if state == .online { open() }
    stateChanges.send(state)
  }
}
