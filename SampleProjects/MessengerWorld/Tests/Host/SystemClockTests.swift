import MessengerHost
import Testing

@Suite @MainActor
struct SystemClockTests {
  private let clock = SystemClock()

  @Test func neverGoesBack() async throws {
    let before = clock.now
    try await clock.sleep(for: 0)
    #expect(clock.now > before)
  }

  @Test func throwsWhenCancelled() async {
    let sleeper = Task { try await clock.sleep(for: 3600) }
    await MainActor.settle()
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
  }
}
