import MessengerHost
import Testing

@testable import Hexagonal

@Suite("A pause in typing") @MainActor
struct TypingPauseTests {
  private let clock = ManualClock()

  private func pause() -> TypingPause {
    TypingPause { [clock] (seconds) throws(CancellationError) in
      try await clock.sleep(for: seconds)
    }
  }

  @Test("is waited for, and only what was typed last counts")
  func lastOne() async {
    let pause = pause()
    var searches: [String] = []
    pause.typed { searches.append("g") }
    await clock.advance(by: 0.2)
    pause.typed { searches.append("gr") }
    await clock.advance(by: 0.2)
    #expect(searches == [])
    await clock.advance(by: 0.1)
    #expect(searches == ["gr"])
  }

  @Test("ends with the screen")
  func ends() async {
    var pause: TypingPause? = pause()
    var searches: [String] = []
    pause?.typed { searches.append("g") }
    await MainActor.settle()
    pause = nil
    await clock.advance(by: 1)
    #expect(searches == [])
    #expect(clock.sleeperCount == 0)
  }
}
