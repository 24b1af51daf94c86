/// How far the way to the server is open for the session.
enum SessionLink: Equatable {
  case offline, connecting

  /// There is a connection, and it has been told of the session.
  case resuming

  /// There is a connection that could not be told of the session. The next one will be.
  case notResumed

  /// Whatever is asked now is asked in the name of the user.
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
