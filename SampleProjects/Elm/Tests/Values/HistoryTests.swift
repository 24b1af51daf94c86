import Testing

@testable import Elm

@Suite("A history")
struct HistoryTests {
  @Test("has each message once, in the order of their numbers")
  func sortsAndDoesNotRepeat() {
    var history = History()
    history.insert([.from("grace", 3), .from("grace", 4)])
    history.insert([.from("grace", 2), .from("grace", 3), .from("grace", 2)])
    #expect(history.messages.map(\.number) == [2, 3, 4])
  }

  @Test(
    "knows where its last gap ends",
    arguments: [([1, 2, 3], nil), ([1, 2, 5, 6], 5), ([1, 3, 4, 9], 9), ([], nil)])
  func findsTheLastGap(numbers: [Int], end: Int?) {
    var history = History()
    history.insert(numbers.map { .from("grace", $0) })
    #expect(history.gapEnd == end)
  }

  @Test("has older messages unless it begins with the first one")
  func hasOlder() {
    var history = History()
    #expect(!history.hasOlder)
    history.insert([.from("grace", 2)])
    #expect(history.hasOlder)
    history.insert([.from("grace", 1)])
    #expect(!history.hasOlder)
  }
}
