import MessengerHost

/// Tells the time by the clock of the host.
@MainActor
struct Timekeeper: Timekeeping {
  let clock: any AppClock

  func wait(seconds: Double) async throws(CancellationError) {
    try await clock.sleep(for: seconds)
  }
}
