/// What other models ask of the outbox, beyond what presenters do.
@MainActor
protocol OutboxSyncInterface: OutboxModelInterface {
  /// Sends a text, as soon as there is a connection.
  func send(_ text: MessageText, to thread: String)

  /// Sends everything that waits, unless that is under way.
  func sendWaiting()
}
