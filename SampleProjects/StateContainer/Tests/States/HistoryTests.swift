import Testing

@testable import StateContainer

@Suite struct HistoryTests {
  @Test func aHistoryHasEachMessageOnceInTheOrderOfTheNumbers() {
    var history = History()
    history.insert([3, 1, 3].map(Message.fromGrace))
    history.insert([2, 1].map(Message.fromGrace))
    #expect(history.messages.map(\.number) == [1, 2, 3])
  }

  @Test(arguments: [([1, 2, 3], nil), ([1, 4, 5], 4), ([], nil), ([7], nil)] as [([Int], Int?)])
  func aGapEndsAtTheFirstMessageAfterIt(numbers: [Int], end: Int?) {
    var history = History()
    history.insert(numbers.map(Message.fromGrace))
    #expect(history.gapEnd == end)
  }
}
