import Testing

@testable import Reactive

@Suite("Where a thread's list goes")
struct ThreadContentTests {
  private func content(_ ids: [String]) -> ListContent<MessageRow> {
    ListContent(
      rows: ids.map { MessageRow(id: $0, text: $0, sender: nil, status: nil, retry: nil) })
  }

  private func movement(from old: [String], to new: [String]) -> ThreadContent.Movement {
    var shown = ThreadContent(list: content(old))
    shown.show(content(new))
    return shown.movement
  }

  @Test func toTheNewestWhenSomethingComesAfterWhatIsThere() {
    #expect(movement(from: [], to: ["1", "2"]) == .toNewest)
    #expect(movement(from: ["1"], to: ["1", "2"]) == .toNewest)
  }

  @Test func toTheNewestAlsoIfItStandsBeforeWhatWaits() {
    #expect(movement(from: ["1", "waiting"], to: ["1", "2", "waiting"]) == .toNewest)
  }

  @Test func nowhereWhenEarlierMessagesCome() {
    #expect(movement(from: ["3", "4"], to: ["1", "2", "3", "4"]) == .keepBelow(2))
  }

  @Test func nowhereWhenNothingIsNew() {
    #expect(movement(from: ["1", "2"], to: ["1", "2"]) == .none)
  }
}
