/// How the module waits for the user to pause.
@MainActor
protocol ContactListPauseService {
  /// Throws when the task is cancelled.
  func wait(seconds: Double) async throws(CancellationError)
}
