import Testing

@testable import LintelIndex

struct StreamTests {
  private static let messages: [StreamMessage] = [
    .format(5), .unitName("a b.swift.o-1"), .begin(0),
    .unit(
      IndexUnit(
        name: "a", mainFile: "/é/a b.swift", moduleName: "Ä", outputFile: "/o/A.build/a.o",
        modified: FileTime(seconds: -1, nanoseconds: 7), isSystem: true,
        records: ["one", "", "three"])),
    .begin(1),
    .symbol(
      IndexSymbol(usr: "s:1T", name: "==(_:_:)", kind: .staticMethod, subkind: .infixOperator)),
    .occurrence(
      IndexOccurrence(
        symbol: .max, line: 1, column: 70_000, roles: SymbolRoles(rawValue: .max),
        relations: [.init(roles: .childOf, symbol: 3), .init(roles: .accessorOf, symbol: 0)])),
    .occurrence(IndexOccurrence(symbol: 0, line: 2, column: 3, roles: .reference)),
    .failure("cannot be read: 'x'"), .end,
  ]

  private static let bytes: [UInt8] = {
    var writer = StreamWriter()
    for message in messages { writer.append(message) }
    return writer.bytes
  }()

  private func messages(in pieces: [ArraySlice<UInt8>]) throws -> [StreamMessage] {
    var reader = StreamReader()
    var messages: [StreamMessage] = []
    for piece in pieces {
      reader.append(piece)
      while let message = try reader.next() { messages.append(message) }
    }
    return messages
  }

  @Test func whatIsWrittenIsRead() throws {
    #expect(try messages(in: [Self.bytes[...]]) == Self.messages)
    #expect(try messages(in: Self.bytes.indices.map { Self.bytes[$0...$0] }) == Self.messages)
  }

  @Test func whatIsCutOffIsRead() throws {
    for end in Self.bytes.indices {
      let read = try messages(in: [Self.bytes[..<end]])
      #expect(read.count < Self.messages.count)
      #expect(Self.messages.starts(with: read))
    }
  }

  @Test func bytesAreWhatTheyWere() {
    var writer = StreamWriter()
    writer.append(.begin(258))
    writer.append(.failure("é"))
    writer.append(.end)
    let body: [UInt8] = [0x42, 2, 1, 0, 0, 0x58, 2, 0, 0, 0, 0xc3, 0xa9, 0x5a]
    #expect(writer.bytes == Array("lintel-index 2\n".utf8) + body)
  }

  @Test(arguments: ["lintel-index 3\n", "Usage: lintel", "x"])
  func otherOutputIsNoStream(text: String) {
    #expect(throws: StreamReader.Damage.self) { try messages(in: [Array(text.utf8)[...]]) }
  }

  @Test func unknownMessageIsNoStream() {
    #expect(throws: StreamReader.Damage.self) {
      try messages(in: [StreamMessage.header[...], [0x00]])
    }
  }
}
