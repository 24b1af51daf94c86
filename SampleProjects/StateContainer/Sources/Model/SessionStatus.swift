/// How far the way to the server is open for the session.
enum SessionStatus: Equatable, Sendable {
  case offline, connecting

  /// There is a connection on which the session is not taken up yet.
  case resuming

  /// There is a connection on which the session could not be taken up. It is tried on the next one.
  case notResumed

  /// The server answers requests of the session.
  case up

  /// Whether the server can be reached, for whomever.
  var connection: ConnectionStatus {
    switch self {
    case .offline: .offline
    case .connecting: .connecting
    case .resuming, .notResumed, .up: .online
    }
  }
}
