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
  func ask<Answer>(
    _ request: ClientRequest, answer: (ServerReply) -> Answer?
  ) async -> Result<Answer, Problem> {
    // A new connection knows of no session until one is taken up on it.
    guard hasSession else { return .failure(.noConnection) }
    return await reply(to: request, answer: answer)
  }

  private func reply<Answer>(
    to request: ClientRequest, answer: (ServerReply) -> Answer?
  ) async -> Result<Answer, Problem> {
    // Whoever asked may be cancelled, when a screen is left; what it asked for is done all the same.
    let sending = Task { [connection] in try? await connection.send(request) }
    guard let reply = await sending.value else { return .failure(.noConnection) }
    if case ServerReply.refused(let refusal) = reply { return .failure(Problem(refusal)) }
    return answer(reply).map { .success($0) } ?? .failure(.somethingWentWrong)
  }
}
