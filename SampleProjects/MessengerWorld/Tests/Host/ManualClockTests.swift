import MessengerHost
import Testing

@Suite @MainActor
struct ManualClockTests {
  private final class Log {
    var entries: [String] = []
  }

  private let clock = ManualClock()
  private let log = Log()

  private func sleep(_ name: String, for seconds: Double) -> Task<Void, any Error> {
    Task {
      try await clock.sleep(for: seconds)
      log.entries.append("\(name) at \(clock.now)")
    }
  }

  @Test func wakesInTheOrderOfTimes() async {
    _ = sleep("late", for: 3)
    _ = sleep("early", for: 1)
    _ = sleep("middle", for: 2)
    _ = sleep("second middle", for: 2)
    await clock.advance(by: 2.5)
    #expect(log.entries == ["early at 1.0", "middle at 2.0", "second middle at 2.0"])
    #expect(clock.now == 2.5)
    #expect(clock.sleeperCount == 1)
    await clock.advance(by: 0.5)
    #expect(log.entries.last == "late at 3.0")
    #expect(clock.sleeperCount == 0)
  }

  @Test func letsSleepAgainWithinTheSameTime() async {
    let ticker = Task {
      while true {
        try await clock.sleep(for: 1)
        log.entries.append("tick at \(clock.now)")
      }
    }
    await clock.advance(by: 3)
    #expect(log.entries == ["tick at 1.0", "tick at 2.0", "tick at 3.0"])
    ticker.cancel()
  }

  @Test func addsUpExactly() async {
    _ = sleep("second", for: 1)
    for _ in 1...10 {
      await clock.advance(by: 0.1)
    }
    #expect(log.entries == ["second at 1.0"])
  }

  @Test func throwsWhenCancelledDuringTheSleep() async {
    let sleeper = sleep("never", for: 1)
    await MainActor.settle()
    #expect(clock.sleeperCount == 1)
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test func throwsWhenCancelledBefore() async {
    let sleeper = sleep("never", for: 1)
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test(arguments: [0, -1.0])
  func doesNotSleepForNothing(seconds: Double) async throws {
    try await clock.sleep(for: seconds)
    #expect(clock.now == 0)
  }
}
