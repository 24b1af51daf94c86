import MessengerHost
import MessengerWire

/// The way to the server, which all repositories of the web go.
@MainActor
struct Server {
  let connection: any MessengerConnection

  /// Sends a request; what is refused, or cannot be sent, becomes a problem.
  func send(_ request: ClientRequest) async throws(Problem) -> ServerReply {
    let reply: ServerReply
    do {
      reply = try await connection.send(request)
    } catch {
      throw .noConnection
    }
    if case .refused(let refusal) = reply { throw Problem(refusal) }
    return reply
  }
}
