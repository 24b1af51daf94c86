/// Whether the present connection knows the session.
enum SessionLink: Equatable {
  /// There is no connection.
  case down

  /// There is one, and it has been told of the session.
  case resuming

  /// Whatever is asked now is asked in the name of the user.
  case up
}
