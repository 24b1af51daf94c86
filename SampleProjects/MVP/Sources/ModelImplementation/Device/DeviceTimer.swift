import MessengerHost

/// Waits by the clock of the host.
@MainActor
final class DeviceTimer: TimerInterface {
  private let clock: any AppClock

  init(clock: any AppClock) {
    self.clock = clock
  }

  func wait(seconds: Double) async throws(CancellationError) {
    try await clock.sleep(for: seconds)
  }
}
