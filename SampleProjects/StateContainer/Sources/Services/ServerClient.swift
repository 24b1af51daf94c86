import MessengerHost
import MessengerWire

/// Asks the server, and says in the app's own words what comes of it.
@MainActor
struct ServerClient {
  let connection: any MessengerConnection

  /// Sends a request, and takes from the reply what it is about.
  func reply<Value>(
    to request: ClientRequest, _ value: (ServerReply) -> Value?
  ) async -> Result<Value, ServerError> {
    do throws(ConnectionError) {
      let reply = try await connection.send(request)
      if let value = value(reply) { return .success(value) }
      guard case .refused(let refusal) = reply else { return .failure(.refused) }
      return .failure(ServerError(refusal))
    } catch {
      return .failure(.noConnection)
    }
  }

  /// Sends a request to which the reply says no more than that it is done.
  func error(of request: ClientRequest) async -> ServerError? {
    let result = await reply(to: request) { $0 == .done ? true : nil }
    if case .failure(let error) = result { return error }
    return nil
  }
}

extension ServerError {
  fileprivate init(_ refusal: Refusal) {
    self =
      switch refusal {
      case .sessionExpired: .sessionExpired
      case .wrongCredentials: .wrongCredentials
      case .invalid(what: "name"): .nameTooLong
      case .invalid(what: "handle"): .ownHandle
      case .unknownHandle: .unknownHandle
      case .handleTaken: .handleTaken
      case .cardDeclined: .cardDeclined
      case .invalid, .notFound, .notAllowed: .refused
      }
  }
}
