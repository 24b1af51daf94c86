import MessengerHost
import MessengerWire

/// Asks the server, on connections that come and go.
@MainActor
final class ServerClient {
  private let connection: any MessengerConnection

  /// Whether the present connection has a session, or will have one before the next request.
  private var hasSession = false

  init(connection: any MessengerConnection) {
    self.connection = connection
  }

  func statuses() -> AsyncStream<ConnectionState> {
    connection.states()
  }

  func news() -> AsyncStream<ServerEvent> {
    connection.events()
  }

  /// Whatever session there was belonged to a connection that is no more.
  func connectionChanged() {
    hasSession = false
  }

  /// Begins a session, or takes one up, on the present connection.
  func begin(_ request: ClientRequest) async -> Result<Session, Problem> {
    hasSession = true
    let result = await reply(to: request) {
      if case .session(let session) = $0 { Session(session) } else { nil }
    }
    if case .failure = result { hasSession = false }
    return result
  }

  /// Asks for something that needs a session; `answer` finds what was asked for in the reply.
  ///
  /// Throws if the server does not know the session any more.
  func ask<Answer>(
    _ request: ClientRequest, answer: (ServerReply) -> Answer?
  ) async throws(SessionExpired) -> Result<Answer, Problem> {
    // A new connection knows of no session until one is taken up on it.
    guard hasSession else { return .failure(.noConnection) }
    let result = await reply(to: request, answer: answer)
    if case .failure(.sessionExpired) = result { throw SessionExpired() }
    return result
  }

  /// Asks for something that is either done or not; returns why not.
  func order(_ request: ClientRequest) async throws(SessionExpired) -> Problem? {
    let result = try await ask(request) { _ in true }
    if case .failure(let problem) = result { return problem }
    return nil
  }

  private func reply<Answer>(
    to request: ClientRequest, answer: (ServerReply) -> Answer?
  ) async -> Result<Answer, Problem> {
    do {
      let reply = try await connection.send(request)
      if case .refused(let refusal) = reply { return .failure(Problem(refusal)) }
      return answer(reply).map { .success($0) } ?? .failure(.somethingWentWrong)
    } catch {
      return .failure(.noConnection)
    }
  }
}

/// The server does not know the session any more.
struct SessionExpired: Error {}
