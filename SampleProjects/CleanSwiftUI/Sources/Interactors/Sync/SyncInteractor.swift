/// Brings what is known here and what the server has together.
@MainActor
protocol SyncInteractor: Sendable {
  /// Takes up the session that was there when the app ended, and shows what was known in it.
  func restore()

  /// Takes the session up on a new connection, and then all that the user has missed.
  func connectionChanged(to status: ConnectionStatus) async

  /// Takes what the server tells without being asked; without a session it is for nobody.
  func receive(_ news: ServerNews) async

  /// Loads anew what the user has missed, and sends what has waited.
  ///
  /// Before the server knows the session it does nothing: the next connection catches up.
  func catchUp() async
}
