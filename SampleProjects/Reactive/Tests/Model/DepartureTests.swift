import Testing

@testable import Reactive

@Suite("Departures")
struct DepartureTests {
  @Test func onlyAGroupIsLeft() {
    #expect(Departure(from: thread("1", isGroup: true))?.thread == "1")
    #expect(Departure(from: thread("1")) == nil)
  }
}
