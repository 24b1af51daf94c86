import MessengerHost

/// Does something when nothing new has been asked for some time.
@MainActor
final class Debouncer {
  private let clock: any AppClock
  private let delay: Double
  private var task: Task<Void, Never>?

  /// - Parameter delay: In seconds.
  init(clock: any AppClock, delay: Double) {
    self.clock = clock
    self.delay = delay
  }

  deinit {
    task?.cancel()
  }

  /// Calls `action` after the delay, unless another call comes before that.
  func schedule(_ action: @escaping @MainActor () -> Void) {
    task?.cancel()
    task = Task { [clock, delay] in
      do {
        try await clock.sleep(for: delay)
        action()
      } catch {
        // Cancelled: there is something newer to do, or nobody left to do it for.
      }
    }
  }
}
