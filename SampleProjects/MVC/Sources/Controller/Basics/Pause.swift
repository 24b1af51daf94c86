import MessengerHost

/// Waits until the user has paused.
@MainActor
final class Pause {
  private let seconds: Double
  private let clock: any AppClock
  private var wait: Task<Void, Never>?

  init(of seconds: Double, clock: any AppClock) {
    self.seconds = seconds
    self.clock = clock
  }

  deinit {
    wait?.cancel()
  }

  /// Calls `action` after the pause, unless something else is to be called by then.
  func call(_ action: @escaping @MainActor () -> Void) {
    wait?.cancel()
    wait = Task { [seconds, clock] in
      do {
        try await clock.sleep(for: seconds)
        action()
      } catch {
        // The user has gone on, or away.
      }
    }
  }
}
