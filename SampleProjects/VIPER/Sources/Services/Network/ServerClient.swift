import MessengerHost
import MessengerWire

/// Makes requests, and turns what is refused into errors.
@MainActor
final class ServerClient {
  let connection: any MessengerConnection

  /// Whether the present connection has a session, or gets one before the next request.
  private var hasSession = false

  init(connection: any MessengerConnection) {
    self.connection = connection
  }

  /// Makes a request that needs a session; on a connection that has none it is not sent.
  func request(_ request: ClientRequest) async throws(ServiceError) -> ServerReply {
    guard hasSession else { throw .noConnection }
    return try await reply(to: request)
  }

  /// Begins a session on the present connection, or takes one up.
  func beginSession(with request: ClientRequest) async throws(ServiceError) -> Session {
    hasSession = true
    do throws(ServiceError) {
      guard case .session(let session) = try await reply(to: request) else {
        throw ServiceError.refused
      }
      return Session(session)
    } catch {
      hasSession = false
      throw error
    }
  }

  /// Notes that the connection is another one, or none.
  func connectionDidChange() {
    hasSession = false
  }

  private func reply(to request: ClientRequest) async throws(ServiceError) -> ServerReply {
    let reply: ServerReply
    do {
      reply = try await connection.send(request)
    } catch {
      throw .noConnection
    }
    if case .refused(let refusal) = reply { throw ServiceError(refusal) }
    return reply
  }
}
