import MessengerHost

extension ManualClock {
  /// Waits, as the operators want it.
  var wait: @MainActor (Double) async throws(CancellationError) -> Void {
    { seconds async throws(CancellationError) in try await self.sleep(for: seconds) }
  }
}
