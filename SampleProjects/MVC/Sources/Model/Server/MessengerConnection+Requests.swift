import MessengerHost
import MessengerWire

extension MessengerConnection {
  /// Starts a session.
  func signIn(username: String, password: String) async -> Result<SessionRecord, RequestError> {
    let result = await result(of: .signIn(username: username, password: password))
    return result.flatMap(\.unlessRefused).flatMap { reply in
      guard case .session(let session) = reply else { return .failure(.refused(.other)) }
      return .success(SessionRecord(session))
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

extension ServerReply {
  /// The reply, unless it says that nothing was done.
  var unlessRefused: Result<ServerReply, RequestError> {
    guard case .refused(let refusal) = self else { return .success(self) }
    return .failure(.refused(RequestError.Reason(refusal)))
  }
}
