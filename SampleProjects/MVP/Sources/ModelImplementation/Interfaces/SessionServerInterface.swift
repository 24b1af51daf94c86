/// The server during one session, as it is kept in step with the connection.
@MainActor
protocol SessionServerInterface: ServerInterface {
  /// Whether the session has ended.
  var isOver: Bool { get }

  /// Whether the present connection knows of the session, or will before the next request.
  var isAttached: Bool { get }

  /// Takes note that the connection that knew of the session is no more.
  func detach()
}
