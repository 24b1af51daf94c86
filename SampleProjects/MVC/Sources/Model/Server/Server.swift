import MessengerHost
import MessengerWire

/// The way to the server for one session.
///
/// On each connection it resumes the session before anything else; what is asked meanwhile waits.
/// After its end it calls nobody back, whatever the server still answers.
@MainActor
final class Server {
  /// How a reply, or the lack of one, gets to who has asked.
  typealias Completion<Value> = @MainActor (Result<Value, RequestError>) -> Void

  /// Whether the present connection knows the session.
  private enum Standing {
    case unknown, resuming, resumed
  }

  /// Told what the server tells by itself.
  let news = Observers<News>()

  private let connection: any MessengerConnection
  private let network: NetworkStatus
  private let token: String
  private var standing: Standing
  private let requests: OpenRequests
  private let tasks = Tasks()
  private var hasEnded = false

  /// What is to be sent when the session is resumed, or failed if it is not.
  private var waiting: [@MainActor (_ isResumed: Bool) -> Void] = []

  /// - Parameter isResumed: Whether the session was started on the present connection.
  init(
    connection: any MessengerConnection, network: NetworkStatus, token: String, isResumed: Bool
  ) {
    self.connection = connection
    self.network = network
    self.token = token
    requests = OpenRequests(on: connection)
    standing = isResumed && network.state == .online ? .resumed : .unknown
    network.changes.add(self) { $0.networkChanged() }
    let events = connection.events()
    tasks.run { [weak self] in
      for await event in events {
        self?.receive(event)
      }
    }
  }

  /// Ends the session on this side, and tells the server if it can be told.
  func signOut() {
    if network.state == .online {
      Task { [connection] in _ = try? await connection.send(.signOut) }
    }
    end()
  }

  /// Lets go of everybody who waits for a reply.
  func end() {
    hasEnded = true
    waiting = []
    requests.forgetAll()
    tasks.cancelAll()
  }

  /// Sends a request as soon as the session is resumed.
  ///
  /// - Parameter read: Takes what is wanted out of a reply that is no refusal.
  func ask<Value>(
    _ request: ClientRequest, _ read: @escaping @MainActor (ServerReply) -> Value?,
    then completion: @escaping Completion<Value>
  ) {
    let finish: Completion<ServerReply> = { result in
      completion(
        result.flatMap { reply in
          read(reply).map(Result.success) ?? .failure(.refused(.other))
        })
    }
    guard !hasEnded else { return }
    guard network.state == .online else {
      return tasks.run { finish(.failure(.noConnection)) }
    }
    guard standing != .resumed else { return perform(request, then: finish) }
    waiting.append { [weak self] isResumed in
      if isResumed {
        self?.perform(request, then: finish)
      } else {
        finish(.failure(.noConnection))
      }
    }
    resume()
  }

  private func perform(_ request: ClientRequest, then completion: @escaping Completion<ServerReply>)
  {
    requests.send(request) { [weak self] outcome in
      if outcome == .success(.refused(.sessionExpired)) {
        self?.news.notify(.sessionEnded)
      } else {
        completion(outcome.flatMap(\.unlessRefused))
      }
    }
  }

  // MARK: Each connection

  private func networkChanged() {
    guard !hasEnded else { return }
    standing = .unknown
    // Whoever asked on the last connection has to know before the next one is used.
    requests.failAll()
    if network.state == .online {
      resume()
    } else {
      letWaitingGo(isResumed: false)
    }
  }

  private func resume() {
    guard standing == .unknown else { return }
    standing = .resuming
    perform(.resume(token: token)) { [weak self] result in
      self?.resumed(result)
    }
  }

  private func resumed(_ result: Result<ServerReply, RequestError>) {
    guard standing == .resuming else { return }
    guard case .success(let reply) = result, let session = reply.session else {
      standing = .unknown
      return letWaitingGo(isResumed: false)
    }
    standing = .resumed
    news.notify(.resumed(session))
    letWaitingGo(isResumed: true)
  }

  private func letWaitingGo(isResumed: Bool) {
    let released = waiting
    waiting = []
    for request in released { request(isResumed) }
  }

  private func receive(_ event: ServerEvent) {
    guard !hasEnded else { return }
    news.notify(News(event))
  }
}
