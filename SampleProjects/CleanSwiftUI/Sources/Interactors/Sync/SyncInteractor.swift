/// Brings what is known here and what the server has together.
@MainActor
protocol SyncInteractor: Sendable {
  /// Loads anew what the user has missed, and sends what has waited.
  ///
  /// Before the server knows the session it does nothing: the next connection catches up.
  func catchUp() async
}
