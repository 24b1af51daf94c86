/// Lets time pass.
@MainActor
protocol Clock {
  /// Throws when the task is cancelled.
  func wait(seconds: Double) async throws(CancellationError)
}
