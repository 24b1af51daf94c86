/// What other models ask of the outbox, beyond what presenters do.
@MainActor
protocol OutboxSyncInterface: OutboxModelInterface {
  /// Sends everything that waits, unless that is under way.
  func sendWaiting()
}
