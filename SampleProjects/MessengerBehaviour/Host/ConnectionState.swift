/// Whether an app can reach the server.
public enum ConnectionState: Equatable, Sendable {
  /// There is no connection, and nothing is done about it at the moment.
  case offline

  /// There is no connection yet.
  case connecting

  /// Requests reach the server.
  case online
}
