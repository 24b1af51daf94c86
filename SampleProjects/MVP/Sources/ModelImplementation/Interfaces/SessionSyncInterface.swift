/// What other models ask of the session, beyond what presenters do.
@MainActor
protocol SessionSyncInterface: SessionModelInterface {
  /// Makes the session known to a new connection.
  func resume() async

  /// Ends the session because the server has.
  func expire()
}
