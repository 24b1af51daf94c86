import Testing

@testable import LintelIndex

/// What the process that reads an index store answers is taken for items that were asked for alone.
@Suite struct AnswerReaderTests {
  private func answer(
    _ messages: [StreamMessage], to count: Int, inPiecesOf size: Int = 1000
  ) throws -> (reader: AnswerReader, items: [Int]) {
    var writer = StreamWriter()
    for message in messages { writer.append(message) }
    var rest = writer.take()[...]
    var reader = AnswerReader(itemCount: count)
    var items: [Int] = []
    while !rest.isEmpty {
      try reader.take(rest.prefix(size)) { item, _ in items.append(item) }
      rest = rest.dropFirst(size)
    }
    return (reader, items)
  }

  private static let symbol = StreamMessage.symbol(IndexSymbol(usr: "s:A", name: "A", kind: .class))

  @Test(arguments: [1, 7, 1000])
  func messagesBelongToTheItemThatWasBegunLast(size: Int) throws {
    let (reader, items) = try answer(
      [
        .format(5), .begin(0), Self.symbol, .begin(1), Self.symbol, .failure("it ends early"), .end,
      ],
      to: 2, inPiecesOf: size)
    #expect(items == [-1, 0, 1, 1])
    #expect(reader.isComplete)
    #expect(reader.failure == nil)
  }

  @Test func whatFailsBeforeAnyItemIsTheEnd() throws {
    let (reader, items) = try answer([.failure("no store"), .begin(0), Self.symbol], to: 1)
    #expect(reader.failure == "no store")
    #expect(items == [])
  }

  @Test func whatIsNoAnswerBeginsNothing() throws {
    var writer = StreamWriter()
    for message in [StreamMessage.begin(0), .end, .begin(1)] { writer.append(message) }
    var reader = AnswerReader(itemCount: 1)
    #expect(throws: StreamReader.Damage.self) { try reader.take(writer.take()[...]) { _, _ in } }
    #expect(reader.item == 0)
  }

  @Test(arguments: [
    [.begin(1)], [.begin(0), .begin(2)], [.begin(0), .begin(1), .begin(2)], [symbol],
    [.begin(0), .end], [.begin(0), .begin(1), .end, symbol],
  ])
  func otherItemsAreNoAnswer(messages: [StreamMessage]) {
    #expect(throws: StreamReader.Damage.self) { try answer(messages, to: 2) }
  }
}
