/// What other models ask of the session, beyond what presenters do.
@MainActor
protocol SessionSyncInterface: SessionModelInterface {
  /// The server for whoever is signed in.
  var server: (any SessionServerInterface)? { get }

  /// Makes the session known to a new connection.
  func resume() async

  /// Ends the session because the server has.
  func expire()
}
