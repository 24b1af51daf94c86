/// Knows the messages of threads.
@MainActor
protocol HistoryService: AnyObject {
  /// What is known of the thread with this identifier.
  func history(of conversation: String) -> Loadable<History>

  /// Loads the newest messages, and those that are missing between them and the older ones.
  func load(_ conversation: String) async

  /// Loads the page before the messages that are loaded.
  func loadOlder(_ conversation: String) async throws(ServiceError)

  /// Loads the messages now and anew on each connection, until the task is cancelled.
  func keepCurrent(_ conversation: String) async
}
