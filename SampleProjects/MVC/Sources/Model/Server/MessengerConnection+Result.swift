import MessengerHost
import MessengerWire

extension MessengerConnection {
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
