import MessengerHost
import MessengerNetwork
import MessengerWire

/// Somebody who sends messages over a connection that may be lost, as an app does: one after the
/// other, and each under the same key until there is a reply.
@MainActor
final class ChattingClient {
  /// Everything that the client has heard of, by its number.
  private(set) var messages: [Int: WireMessage] = [:]

  /// What the client was told a second time, and differently.
  private(set) var contradictions: [WireMessage] = []

  /// How many messages the server has taken.
  private(set) var sentCount = 0

  /// How often a request had no reply.
  private(set) var lossCount = 0

  /// Whether the client has a connection, as far as it knows.
  var isOnline: Bool { connection.state == .online }

  private let connection: LoopbackConnection
  private let thread: String
  private let token: String
  private var listening: Task<Void, Never>?

  /// Signs in, and opens the thread with `other`.
  init(_ username: String, _ password: String, with other: String, port: UInt16) async throws {
    connection = LoopbackConnection(port: port, clock: HurriedClock())
    connection.open()
    for await state in connection.states() where state == .online { break }
    let signIn = ClientRequest.signIn(username: username, password: password)
    let replies = (
      try await connection.send(signIn), try await connection.send(.openThread(with: other))
    )
    guard case (.session(let session), .thread(let thread)) = replies else {
      throw Refused(reply: replies.1)
    }
    self.thread = thread.id
    token = session.token
    listening = Task { [weak self, events = connection.events()] in
      for await case .message(_, let message) in events { self?.keep(message) }
    }
  }

  deinit {
    listening?.cancel()
  }

  /// Sends messages, however long it takes, and does something after each.
  func send(
    _ texts: [String], afterEach pause: @MainActor () async throws -> Void
  ) async throws {
    for text in texts {
      let request = ClientRequest.send(thread: thread, text: text, key: text)
      guard case .message(let message) = try await insist(on: request) else { continue }
      sentCount += 1
      keep(message)
      try await pause()
    }
  }

  /// Takes the session up again, and learns what has happened meanwhile.
  func catchUp() async throws {
    _ = try await insist(on: .resume(token: token))
    let history = ClientRequest.history(thread: thread, before: nil, limit: 100)
    guard case .page(let page) = try await insist(on: history) else { return }
    page.messages.forEach(keep)
  }

  /// Repeats a request until there is a reply to it.
  private func insist(on request: ClientRequest) async throws -> ServerReply {
    while true {
      do {
        let reply = try await connection.send(request)
        if case .refused = reply { throw Refused(reply: reply) }
        return reply
      } catch is ConnectionError {
        lossCount += 1
        try await resume()
      }
    }
  }

  /// Takes the session up again, over the first connection that lasts long enough for it.
  private func resume() async throws {
    var isResumed = false
    while !isResumed {
      try Task.checkCancellation()
      for await state in connection.states() where state == .online { break }
      isResumed = (try? await connection.send(.resume(token: token))) != nil
    }
  }

  private func keep(_ message: WireMessage) {
    if let known = messages.updateValue(message, forKey: message.number), known != message {
      contradictions.append(message)
    }
  }

  /// The server has said no.
  struct Refused: Error {
    let reply: ServerReply
  }

  /// A clock on which everything takes a fiftieth of its time, so that nobody waits for seconds.
  private final class HurriedClock: AppClock {
    private let clock = SystemClock()

    var now: Double { clock.now * 50 }

    func sleep(for seconds: Double) async throws(CancellationError) {
      try await clock.sleep(for: seconds / 50)
    }
  }
}
