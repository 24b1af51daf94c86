/// Reads property lists in the OpenStep syntax, which Xcode writes.
struct OpenStepReader {
  private var cursor: ByteCursor
  private var writer: NodeWriter

  static func read(_ cursor: ByteCursor) throws(Misreading) -> NodeTable {
    var reader = OpenStepReader(cursor: cursor, writer: NodeWriter(cursor.bytes))
    try reader.cursor.skipBlanksAndComments()
    guard reader.cursor.current == UInt8(ascii: "{") else {
      throw reader.cursor.misreading(.noDictionary)
    }
    try reader.readDictionary(depth: 1)
    try reader.cursor.skipBlanksAndComments()
    guard reader.cursor.isAtEnd else { throw reader.cursor.misreading(.textAfterEnd) }
    return reader.writer.table
  }

  private mutating func readValue(depth: Int) throws(Misreading) {
    switch cursor.current {
    case UInt8(ascii: "{"): try readDictionary(depth: depth + 1)
    case UInt8(ascii: "("): try readArray(depth: depth + 1)
    case UInt8(ascii: "<"): try readData()
    default:
      guard try readText() else { throw cursor.misreading(.missingValue) }
    }
  }

  private mutating func readDictionary(depth: Int) throws(Misreading) {
    guard depth <= PropertyListLimits.depthLimit else { throw cursor.misreading(.tooDeep) }
    let dictionary = writer.open(.dictionary, at: cursor.position)
    cursor.advance()
    while true {
      try cursor.skipBlanksAndComments()
      if cursor.take("}") { break }
      guard try readText() else { throw cursor.misreading(.missingKey) }
      try cursor.skipBlanksAndComments()
      guard cursor.take("=") else { throw cursor.misreading(.missingEquals) }
      try cursor.skipBlanksAndComments()
      try readValue(depth: depth)
      let end = cursor.position
      try cursor.skipBlanksAndComments()
      guard cursor.take(";") else {
        throw cursor.misreading(.missingSemicolon, behind: end)
      }
    }
    writer.close(dictionary)
  }

  private mutating func readArray(depth: Int) throws(Misreading) {
    guard depth <= PropertyListLimits.depthLimit else { throw cursor.misreading(.tooDeep) }
    let array = writer.open(.array, at: cursor.position)
    cursor.advance()
    while true {
      try cursor.skipBlanksAndComments()
      if cursor.take(")") { break }
      try readValue(depth: depth)
      let end = cursor.position
      try cursor.skipBlanksAndComments()
      if cursor.take(",") { continue }
      guard cursor.take(")") else {
        throw cursor.misreading(.missingComma, behind: end)
      }
      break
    }
    writer.close(array)
  }

  /// Reads a text if one begins here.
  ///
  /// - Returns: whether there is a text here.
  private mutating func readText() throws(Misreading) -> Bool {
    if cursor.current == UInt8(ascii: "\"") || cursor.current == UInt8(ascii: "'") {
      try readQuotedText(quote: cursor.current)
      return true
    }
    let start = cursor.position
    cursor.advance(while: Self.isInWord)
    guard cursor.position > start else { return false }
    writer.add(.plainText, at: start, length: cursor.position - start)
    return true
  }

  private mutating func readQuotedText(quote: UInt8) throws(Misreading) {
    let start = cursor.position
    var kind = NodeRecord.Kind.plainText
    cursor.advance()
    while true {
      cursor.advance { $0 != quote && $0 != UInt8(ascii: "\\") }
      guard cursor.take("\\") else { break }
      kind = .openStepText
      cursor.advance()
    }
    if cursor.isAtEnd { throw Misreading(start, .unclosedString) }
    writer.add(kind, at: start + 1, length: cursor.position - start - 1)
    cursor.advance()
  }

  private mutating func readData() throws(Misreading) {
    writer.add(.data, at: cursor.position)
    cursor.advance()
    while true {
      try cursor.skipBlanks()
      if cursor.take(">") { return }
      for _ in 0..<2 {
        guard Character(UnicodeScalar(cursor.current)).isHexDigit else {
          throw cursor.misreading(.wrongData)
        }
        cursor.advance()
      }
    }
  }

  /// Whether a byte can be part of text without quotes. `//` in such text begins no comment, as in
  /// `http://a`. The bytes from `-` to `:` include the period, the slash and the digits.
  private static func isInWord(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "-") && byte <= UInt8(ascii: ":")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "+")
  }
}
