import MessengerHost

/// The device's time.
struct DeviceClock: Clock {
  let clock: any AppClock

  func wait(seconds: Double) async throws(CancellationError) {
    try await clock.sleep(for: seconds)
  }
}
