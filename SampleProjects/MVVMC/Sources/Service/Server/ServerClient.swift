import MessengerHost
import MessengerWire

/// Asks the server, in the name of one session.
///
/// On each connection it first takes the session up, and holds everything else back until then. Once
/// the session is over, no answer gets through.
@MainActor
final class ServerClient {
  private typealias Resumption = Task<Result<Void, ServiceError>, Never>

  private let connection: any MessengerConnection
  private let sessions: RemoteSessionService
  private let token: String
  private var resumption: Resumption?

  /// - Parameter isResumed: Whether the session was begun on the present connection.
  init(
    connection: any MessengerConnection, sessions: RemoteSessionService, token: String,
    isResumed: Bool
  ) {
    self.connection = connection
    self.sessions = sessions
    self.token = token
    resumption = isResumed ? Task { .success(()) } : nil
  }

  /// Sends a request when the session is taken up, and returns what is not a refusal.
  func send(_ request: ClientRequest) async throws(ServiceError) -> ServerReply {
    try await resume()
    return try await ask(request)
  }

  /// Takes the session up on the present connection, unless that is done.
  func resume() async throws(ServiceError) {
    guard connection.state == .online else { throw .noConnection }
    let resumption = resumption ?? Task { await takeUpSession() }
    self.resumption = resumption
    try await resumption.value.get()
  }

  /// Takes note that the next connection is another one.
  func connectionWasLost() {
    resumption = nil
  }

  private func takeUpSession() async -> Result<Void, ServiceError> {
    do {
      if case .session(let session) = try await ask(.resume(token: token)) {
        sessions.update(Session(session))
      }
      return .success(())
    } catch {
      // The next request tries again.
      resumption = nil
      return .failure(error)
    }
  }

  private func ask(_ request: ClientRequest) async throws(ServiceError) -> ServerReply {
    guard isCurrent else { throw .sessionOver }
    let reply: ServerReply
    do {
      reply = try await connection.send(request)
    } catch {
      throw ServiceError(error)
    }
    guard isCurrent else { throw .sessionOver }
    guard case .refused(let refusal) = reply else { return reply }
    if refusal == .sessionExpired { sessions.expire() }
    throw ServiceError(refusal)
  }

  private var isCurrent: Bool { sessions.session?.token == token }
}
