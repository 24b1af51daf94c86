extension MainActor {
  /// Lets an app do everything that it can do without another event.
  ///
  /// Apps work on the main actor, whose queue is first in, first out: one yield runs the jobs that
  /// are queued now, and the next one those that they queue. The longest chain of jobs in any app
  /// here is far shorter than this, so settling needs no clock.
  public static func settle() async {
    for _ in 0..<50 {
      await Task.yield()
    }
  }
}
