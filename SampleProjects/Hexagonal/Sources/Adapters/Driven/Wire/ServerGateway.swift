import MessengerHost
import MessengerWire

/// The way to the server: requests go out, and what is refused becomes an error of the domain.
@MainActor
final class ServerGateway {
  /// Brings a request to the server, and its reply back.
  typealias Transport = @MainActor (ClientRequest) async throws(ConnectionError) -> ServerReply

  private let transport: Transport

  /// Whether the present connection has a session, or will have one before the next request.
  private var hasSession = false

  init(_ transport: @escaping Transport) {
    self.transport = transport
  }

  /// Asks for something that needs a session.
  func send(_ request: ClientRequest) async throws(ServerError) -> ServerReply {
    // A new connection knows of no session until one is taken up on it.
    guard hasSession else { throw .noConnection }
    return try await reply(to: request)
  }

  /// Begins a session, or takes one up, on the present connection.
  func begin(_ request: ClientRequest) async throws(ServerError) -> ServerReply {
    hasSession = true
    do {
      return try await reply(to: request)
    } catch {
      hasSession = false
      throw error
    }
  }

  /// Whatever session there was belonged to a connection that is no more.
  func connectionChanged() {
    hasSession = false
  }

  private func reply(to request: ClientRequest) async throws(ServerError) -> ServerReply {
    let reply: ServerReply
    do {
      reply = try await transport(request)
    } catch {
      throw .noConnection
    }
    guard case .refused(let refusal) = reply else { return reply }
    throw ServerError(refusal)
  }
}

extension ServerError {
  init(_ refusal: Refusal) {
    self =
      switch refusal {
      case .wrongCredentials: .wrongCredentials
      case .sessionExpired: .sessionEnded
      case .unknownHandle: .unknownHandle
      case .handleTaken: .handleTaken
      case .invalid(what: "name"): .nameTooLong
      case .invalid(what: "handle"): .ownHandle
      case .invalid(what: "card"): .invalidCard
      case .cardDeclined: .cardDeclined
      case .invalid, .notFound, .notAllowed: .refused
      }
  }
}
