import MessengerHost
import Testing

@testable import Hexagonal

@Suite("Searching contacts") @MainActor
struct SearchContactsTests {
  private let clock = ManualClock()

  @Test("waits for a pause, and searches for the last text")
  func pause() async {
    let search = SearchContacts(clock: DeviceClock(clock: clock))
    var found: [String] = []
    search.search(for: "g") { found.append($0) }
    await clock.advance(by: 0.2)
    search.search(for: " gr ") { found.append($0) }
    await clock.advance(by: 0.2)
    #expect(found == [])
    await clock.advance(by: 0.2)
    #expect(found == ["gr"])
  }

  @Test("ends with the screen that searches")
  func ends() async {
    var search: SearchContacts? = SearchContacts(clock: DeviceClock(clock: clock))
    search?.search(for: "g") { _ in }
    await MainActor.settle()
    #expect(clock.sleeperCount == 1)
    search = nil
    await MainActor.settle()
    #expect(clock.sleeperCount == 0)
  }
}
