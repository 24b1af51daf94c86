/// How far the way to the server is open for the session.
enum SessionStatus: Equatable, Sendable {
  case offline, connecting

  /// There is a connection on which the session is not taken up yet.
  case resuming

  /// The server answers requests of the session.
  case up

  /// Whether the server can be reached, for whomever.
  var connection: ConnectionStatus {
    switch self {
    case .offline: .offline
    case .connecting: .connecting
    case .resuming, .up: .online
    }
  }
}
