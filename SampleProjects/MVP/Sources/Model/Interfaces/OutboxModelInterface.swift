/// What the user has written and the server does not have yet.
@MainActor
protocol OutboxModelInterface: ObservableModel {
  /// What waits or has failed in a thread, in the order in which it was written.
  func messages(in thread: String) -> [OutgoingMessage]

  /// Sends a message that has failed once more.
  func retry(_ key: String)
}
