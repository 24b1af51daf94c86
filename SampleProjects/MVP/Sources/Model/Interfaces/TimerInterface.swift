/// How to wait.
@MainActor
protocol TimerInterface: AnyObject {
  /// Waits; throws when the task is cancelled.
  func wait(seconds: Double) async throws(CancellationError)
}
