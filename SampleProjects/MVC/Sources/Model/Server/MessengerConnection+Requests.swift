import MessengerHost
import MessengerWire

extension MessengerConnection {
  /// Starts a session.
  func signIn(username: String, password: String) async -> Result<SessionRecord, RequestError> {
    let result = await result(of: .signIn(username: username, password: password))
    return result.flatMap(\.unlessRefused).flatMap { reply in
      reply.session.map(Result.success) ?? .failure(.refused(.other))
    }
  }

  /// The reply to a request, or why there is none.
  func result(of request: ClientRequest) async -> Result<ServerReply, RequestError> {
    do {
      return .success(try await send(request))
    } catch {
      return .failure(.noConnection)
    }
  }
}
