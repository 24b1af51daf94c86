import Testing

@testable import Hexagonal

@Suite("History")
struct HistoryTests {
  @Test("has each message once, in the order of the numbers")
  func order() {
    var history = History([.example(3), .example(1)])
    history.insert([.example(2), .example(3)])
    #expect(history.messages.map(\.number) == [1, 2, 3])
  }

  @Test("knows where messages are missing")
  func gap() {
    #expect(History([.example(1), .example(2), .example(5), .example(7)]).gapEnd == 5)
    #expect(History([.example(4), .example(5)]).gapEnd == nil)
    #expect(History().gapEnd == nil)
  }

  @Test("has older messages unless it has the first one")
  func older() {
    #expect(History([.example(2)]).hasOlder)
    #expect(!History([.example(1)]).hasOlder)
    #expect(!History().hasOlder)
  }
}
