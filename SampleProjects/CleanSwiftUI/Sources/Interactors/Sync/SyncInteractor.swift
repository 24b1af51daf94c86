/// Brings what is known here and what the server has together.
@MainActor
protocol SyncInteractor: Sendable {
  /// Takes up the session that was there when the app ended, and shows what was known in it.
  func restore()

  /// Follows the connection, and what the server tells by itself, until the task is cancelled.
  func run() async

  /// Loads anew what the user has missed, and sends what has waited.
  ///
  /// Before the server knows the session it does nothing: the next connection catches up.
  func catchUp() async
}
