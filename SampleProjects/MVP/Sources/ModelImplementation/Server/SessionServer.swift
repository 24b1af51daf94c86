import MessengerHost
import MessengerWire

/// The server during one session: nothing is asked before the connection knows of the session, and
/// nothing is heard after its end.
@MainActor
final class SessionServer: SessionServerInterface {
  /// Called when the server says that the session is over.
  var onExpiry: (() -> Void)?

  private(set) var isOver = false
  private(set) var isAttached: Bool

  private let connection: any MessengerConnection

  /// - Parameter isAttached: Whether the session was begun on the present connection.
  init(connection: any MessengerConnection, isAttached: Bool) {
    self.connection = connection
    self.isAttached = isAttached
  }

  func ask(_ request: ClientRequest) async throws(Failure) -> ServerReply {
    guard !isOver else { throw .sessionOver }
    guard isAttached else { throw .noConnection }
    let outcome = await connection.reply(to: request)
    guard !isOver else { throw .sessionOver }
    if outcome == .failure(.sessionOver) { onExpiry?() }
    return try outcome.get()
  }

  /// Makes the session known to a new connection, by its first request.
  func resume(token: String) async throws(Failure) -> ServerReply {
    isAttached = true
    do {
      return try await ask(.resume(token: token))
    } catch {
      isAttached = false
      throw error
    }
  }

  func detach() {
    isAttached = false
  }

  /// Ends the session here.
  func close() {
    isOver = true
  }
}

extension MessengerConnection {
  /// What the server says to a request; a refusal is a failure.
  func reply(to request: ClientRequest) async -> Result<ServerReply, Failure> {
    do {
      let reply = try await send(request)
      guard case .refused(let refusal) = reply else { return .success(reply) }
      return .failure(Failure(refusal))
    } catch {
      return .failure(.noConnection)
    }
  }
}
