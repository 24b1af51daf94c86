/// Reads the tags of an XML file one after the other.
struct QueryTags {
  struct Tag {
    let name: String
    let attributes: [String: String]
    /// Whether the tag closes an element, as in `</rule>`.
    let isClosing: Bool
    /// Whether the tag opens and closes an element, as in `<rule/>`.
    let isEmpty: Bool
    /// The offset of the tag in UTF-8 bytes.
    let offset: Int
  }

  private var cursor: ByteCursor

  init(_ bytes: [UInt8]) { cursor = ByteCursor(bytes) }

  /// Reads the next tag; returns `nil` at the end of the file. Comments and text are skipped.
  mutating func next() throws(QueryXML.Misreading) -> Tag? {
    while true {
      cursor.advance { $0 != UInt8(ascii: "<") }
      if cursor.isAtEnd { return nil }
      if cursor.isAt("<!--") {
        try skip(to: "-->")
      } else if cursor.isAt("<?") {
        try skip(to: "?>")
      } else {
        return try readTag()
      }
    }
  }

  private mutating func readTag() throws(QueryXML.Misreading) -> Tag {
    let offset = cursor.position
    cursor.advance()
    let isClosing = cursor.take("/")
    let name = readName()
    if name.isEmpty { throw misreading(.wrongTag) }
    var attributes: [String: String] = [:]
    while true {
      skipBlanks()
      let isEmpty = cursor.take("/")
      if cursor.take(">") {
        return Tag(
          name: name, attributes: attributes, isClosing: isClosing, isEmpty: isEmpty,
          offset: offset)
      }
      let key = readName()
      skipBlanks()
      guard !key.isEmpty, cursor.take("=") else { throw misreading(.wrongTag) }
      skipBlanks()
      attributes[key] = try readValue()
    }
  }

  private mutating func readValue() throws(QueryXML.Misreading) -> String {
    let quote = cursor.current
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw misreading(.wrongTag)
    }
    cursor.advance()
    let start = cursor.position
    cursor.advance { $0 != quote }
    if cursor.isAtEnd { throw misreading(.endsEarly) }
    let value = XMLText.decoded(cursor.bytes[start..<cursor.position])
    cursor.advance()
    return value
  }

  private mutating func readName() -> String {
    let start = cursor.position
    cursor.advance { !" \t\r\n/>=<\"'".utf8.contains($0) }
    return String(decoding: cursor.bytes[start..<cursor.position], as: UTF8.self)
  }

  private mutating func skipBlanks() {
    cursor.advance { " \t\r\n".utf8.contains($0) }
  }

  private mutating func skip(to end: StaticString) throws(QueryXML.Misreading) {
    guard cursor.advance(to: end) else { throw misreading(.endsEarly) }
    cursor.advance(by: end.utf8CodeUnitCount)
  }

  private func misreading(_ problem: BazelQueryProblem) -> QueryXML.Misreading {
    QueryXML.Misreading(offset: cursor.position, problem: cursor.isAtEnd ? .endsEarly : problem)
  }
}
