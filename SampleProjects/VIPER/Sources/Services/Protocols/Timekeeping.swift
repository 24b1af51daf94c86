/// How time passes.
@MainActor
protocol Timekeeping {
  /// Throws when the task is cancelled.
  func wait(seconds: Double) async throws(CancellationError)
}
