import MessengerHost
import MessengerWire

/// The way to the server: requests go out for whoever is signed in, and what is refused becomes an error
/// of the domain.
///
/// To this server, each connection begins without a session. The gateway remembers the session's token,
/// takes the session up on each new connection, and lets nothing else through before; whoever asks hears
/// nothing of that.
@MainActor
final class ServerGateway {
  /// Brings a request to the server, and its reply back.
  typealias Transport = @MainActor (ClientRequest) async throws(ConnectionError) -> ServerReply

  private let transport: Transport
  private var isOnline: Bool

  /// By which the server knows the session again; `nil` if nobody is signed in.
  private var token: String?

  /// The handle of who is signed in, or was last.
  private(set) var handle: String?

  /// The session, once the present connection has it.
  private var session: WireSession?
  private var takingUp: Task<Result<WireSession, ServerError>, Never>?

  init(isOnline: Bool, _ transport: @escaping Transport) {
    self.isOnline = isOnline
    self.transport = transport
  }

  /// Asks for something in the name of whoever is signed in.
  func send(_ request: ClientRequest) async throws(ServerError) -> ServerReply {
    // If this had to wait, the connection may be another one by now.
    guard try await presentSession() == session else { throw .noConnection }
    let reply = try await reply(to: request)
    if case .session(let changed) = reply, changed.token == token { session = changed }
    return reply
  }

  /// The session on the present connection, after it has been taken up there.
  func presentSession() async throws(ServerError) -> WireSession {
    guard isOnline else { throw .noConnection }
    if let session { return session }
    guard let takingUp = takeUp() else { throw .sessionEnded }
    return try await takingUp.value.get()
  }

  /// Begins a session.
  func begin(_ request: ClientRequest) async throws(ServerError) -> WireSession {
    let session = try await sessionReply(to: request)
    handle = session.handle
    use(session.token, session)
    return session
  }

  /// Goes on with the session that has the token, of the user with the handle.
  func goOn(with token: String, of handle: String) {
    self.handle = handle
    use(token, nil)
    if isOnline { takeUp() }
  }

  /// Forgets the session, and tells the server if that can be reached.
  func end() async throws(ServerError) {
    let isKnown = isOnline && (session != nil || takingUp != nil)
    use(nil, nil)
    guard isKnown else { throw .noConnection }
    _ = try await reply(to: .signOut)
  }

  /// Whatever connection there was is no more.
  func connectionChanged(isOnline: Bool) {
    self.isOnline = isOnline
    use(token, nil)
    if isOnline { takeUp() }
  }

  private func use(_ token: String?, _ session: WireSession?) {
    takingUp?.cancel()
    takingUp = nil
    self.token = token
    self.session = session
  }

  /// Takes the session up on the present connection, unless that is under way; `nil` if there is none.
  @discardableResult
  private func takeUp() -> Task<Result<WireSession, ServerError>, Never>? {
    guard takingUp == nil, let token else { return takingUp }
    takingUp = Task { await resume(token) }
    return takingUp
  }

  private func resume(_ token: String) async -> Result<WireSession, ServerError> {
    let result: Result<WireSession, ServerError>
    do throws(ServerError) {
      result = .success(try await sessionReply(to: .resume(token: token)))
    } catch {
      result = .failure(error)
    }
    // Cancelled if the connection, or the session, is another one by now.
    guard !Task.isCancelled else { return .failure(.noConnection) }
    takingUp = nil
    session = try? result.get()
    return result
  }

  private func sessionReply(to request: ClientRequest) async throws(ServerError) -> WireSession {
    guard case .session(let session) = try await reply(to: request) else { throw .refused }
    return session
  }

  private func reply(to request: ClientRequest) async throws(ServerError) -> ServerReply {
    let token = self.token
    let reply: ServerReply
    do {
      reply = try await transport(request)
    } catch {
      throw .noConnection
    }
    guard case .refused(let refusal) = reply else { return reply }
    if refusal == .sessionExpired, token == self.token { (self.token, session) = (nil, nil) }
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
