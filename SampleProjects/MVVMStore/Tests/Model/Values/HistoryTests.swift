import Testing

@testable import MVVMStore

@Suite("A history")
struct HistoryTests {
  @Test("is in the order of the numbers, each once")
  func order() {
    var history = History()
    history.insert([.example(3), .example(2)])
    history.insert([.example(2), .example(1), .example(1)])
    #expect(history.messages.map(\.number) == [1, 2, 3])
    #expect(!history.hasOlder)
  }

  @Test("knows where a gap ends, and whether it begins at the beginning")
  func gap() {
    var history = History()
    history.insert([.example(2), .example(5), .example(6)])
    #expect(history.gapEnd == 5)
    #expect(history.hasOlder)
    history.insert([.example(3), .example(4)])
    #expect(history.gapEnd == nil)
  }
}
