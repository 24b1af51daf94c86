/// Knows the messages of threads.
@MainActor
protocol HistoryService: AnyObject {
  /// What is known of the thread with this identifier.
  func history(of conversation: String) -> Loadable<History>

  /// Loads the newest messages, and those that are missing between them and the older ones.
  func load(_ conversation: String) async

  /// Loads the page before the messages that are loaded.
  func loadOlder(_ conversation: String) async throws(ServiceError)

  /// Has the messages loaded anew on each connection, as long as `reader` lives.
  func keepCurrent(_ conversation: String, for reader: AnyObject)
}
