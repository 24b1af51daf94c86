import MessengerHost
import MessengerWire

/// A server that answers what a test says, when it says so.
@MainActor
final class FakeConnection: MessengerConnection {
  var state = ConnectionState.online
  private(set) var requests: [ClientRequest] = []

  /// The outcome of the next requests, in order; when there are none left, replies wait.
  var outcomes: [Result<ServerReply, ConnectionError>] = []

  private let pending = PendingReplies()

  func states() -> AsyncStream<ConnectionState> { AsyncStream { $0.yield(.online) } }
  func events() -> AsyncStream<ServerEvent> { AsyncStream { _ in } }

  func send(_ request: ClientRequest) async throws(ConnectionError) -> ServerReply {
    requests.append(request)
    guard outcomes.isEmpty else { return try outcomes.removeFirst().get() }
    return try await pending.reply(to: requests.count)
  }

  /// Answers a request that waits; the first one is 1.
  func answer(_ number: Int, with reply: ServerReply) {
    pending.succeed(number, with: reply)
  }
}

extension WireSession {
  static let ada = WireSession(token: "token", name: "Ada", handle: "ada", role: .member)
}
