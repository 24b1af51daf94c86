import MessengerHost
import Testing

@testable import Hexagonal

@Suite("Searching contacts") @MainActor
struct SearchContactsTests {
  private let clock = ManualClock()

  @Test("waits for a pause, and leaves out the blanks around the text")
  func pause() async throws {
    let search = SearchContacts(clock: DeviceClock(clock: clock))
    let task = Task { try await search.searchText(typed: " gr ") }
    await clock.advance(by: 0.2)
    #expect(clock.sleeperCount == 1)
    await clock.advance(by: 0.2)
    #expect(clock.sleeperCount == 0)
    #expect(try await task.value == "gr")
  }

  @Test("ends when the user has typed on")
  func ends() async {
    let search = SearchContacts(clock: DeviceClock(clock: clock))
    let task = Task { try await search.searchText(typed: "g") }
    await MainActor.settle()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
  }
}
