import Testing

@testable import MVVMC

@Suite
struct HistoryTests {
  private func numbers(_ history: History) -> [Int] { history.messages.map(\.number) }

  @Test func isInTheOrderOfTheNumbersWhateverCameFirst() {
    #expect(numbers(History([Message(3), Message(1), Message(2)])) == [1, 2, 3])
  }

  @Test func hasEachNumberOnce() {
    var history = History([Message(1), Message(2)])
    history.insert([Message(2), Message(3)])
    #expect(numbers(history) == [1, 2, 3])
  }

  @Test func knowsTheNewestGap() {
    #expect(History([1, 4, 5, 9].map { Message($0) }).gap == 6..<9)
    #expect(History([1, 4, 5].map { Message($0) }).gap == 2..<4)
    #expect(History([4, 5].map { Message($0) }).gap == nil)
  }

  @Test func hasOlderMessagesUnlessTheFirstIsThere() {
    #expect(History([Message(2)]).hasOlder)
    #expect(!History([Message(1)]).hasOlder)
    #expect(!History().hasOlder)
  }
}
