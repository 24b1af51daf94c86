/// Whether the server answers requests of the session at the moment.
enum SessionStatus: Equatable, Sendable {
  /// There is no connection.
  case down

  /// There is, or may be, a connection on which the session is not taken up yet.
  case resuming

  case up
}
