/// How an app knows the time, and waits.
@MainActor
public protocol AppClock: AnyObject {
  /// Seconds since a moment that is the clock's own; never less than before.
  var now: Double { get }

  /// Waits; returns at once if there is nothing to wait for.
  ///
  /// Throws when the task is cancelled, before or during the wait.
  func sleep(for seconds: Double) async throws(CancellationError)
}
