/// Whether somebody is signed in, and whether the server knows it on the present connection.
struct SessionState: Equatable, Sendable {
  enum End: Equatable, Sendable {
    case signedOut, expired
  }

  /// Whether the server has taken up the session on this connection.
  enum Standing: Equatable, Sendable {
    case unknown, accepted, refused
  }

  /// Whether the server can be asked something in the name of the session.
  enum Access: Equatable, Sendable {
    case waiting
    case open(token: String)
    case closed(ServerError)
  }

  enum Change: Sendable {
    case connection(ConnectionStatus)
    case began(Session)
    case resumptionRefused
    case renamed(String)
    case expired(token: String)
    case ended(End)
  }

  var session: Session?
  var connection = ConnectionStatus.connecting
  private(set) var standing = Standing.unknown
  private(set) var end: End?

  /// Whether requests of this session are answered at once.
  var isReady: Bool {
    if case .open = access { true } else { false }
  }

  /// The token by which the session has to be resumed now, before anything else is asked.
  var tokenToResume: String? {
    access == .waiting ? session?.token : nil
  }

  var access: Access {
    guard connection == .online else { return .closed(.noConnection) }
    guard let session else { return .closed(.refused) }
    return switch standing {
    case .unknown: .waiting
    case .accepted: .open(token: session.token)
    case .refused: .closed(.refused)
    }
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .connection(let status):
      connection = status
      standing = .unknown
    case .began(let newSession):
      session = newSession
      standing = .accepted
      end = nil
    case .resumptionRefused:
      standing = .refused
    case .renamed(let name):
      session?.name = name
    case .expired(let token):
      if session?.token == token { finish(.expired) }
    case .ended(let reason):
      finish(reason)
    }
  }

  private mutating func finish(_ reason: End) {
    guard session != nil else { return }
    session = nil
    standing = .unknown
    end = reason
  }
}
