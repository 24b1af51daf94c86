/// Reads property lists that are written as JSON.
struct JSONReader {
  private var cursor: ByteCursor
  private var writer: NodeWriter

  static func read(_ cursor: ByteCursor) throws(Misreading) -> NodeTable {
    var reader = JSONReader(cursor: cursor, writer: NodeWriter(cursor.bytes))
    try reader.cursor.skipBlanks()
    guard reader.cursor.current == UInt8(ascii: "{") else {
      throw reader.cursor.misreading(.noDictionary)
    }
    try reader.readObject(depth: 1)
    try reader.cursor.skipBlanks()
    guard reader.cursor.isAtEnd else { throw reader.cursor.misreading(.textAfterEnd) }
    return reader.writer.table
  }

  private mutating func readValue(depth: Int) throws(Misreading) {
    let start = cursor.position
    switch cursor.current {
    case UInt8(ascii: "{"): try readObject(depth: depth + 1)
    case UInt8(ascii: "["): try readArray(depth: depth + 1)
    case UInt8(ascii: "\""): try readString()
    case UInt8(ascii: "t") where cursor.take(text: "true"): writer.add(.yes, at: start)
    case UInt8(ascii: "f") where cursor.take(text: "false"): writer.add(.no, at: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    default: throw cursor.misreading(.missingValue)
    }
  }

  private mutating func readObject(depth: Int) throws(Misreading) {
    guard depth <= PropertyListLimits.depth else { throw cursor.misreading(.tooDeep) }
    let object = writer.open(.dictionary, at: cursor.position)
    cursor.advance()
    while true {
      try cursor.skipBlanks()
      if cursor.take("}") { break }
      guard cursor.current == UInt8(ascii: "\"") else { throw cursor.misreading(.missingKey) }
      try readString()
      try cursor.skipBlanks()
      guard cursor.take(":") else { throw cursor.misreading(.missingColon) }
      try cursor.skipBlanks()
      try readValue(depth: depth)
      try takeComma(unlessAt: "}", or: .missingMemberComma)
    }
    writer.close(object)
  }

  private mutating func readArray(depth: Int) throws(Misreading) {
    guard depth <= PropertyListLimits.depth else { throw cursor.misreading(.tooDeep) }
    let array = writer.open(.array, at: cursor.position)
    cursor.advance()
    while true {
      try cursor.skipBlanks()
      if cursor.take("]") { break }
      try readValue(depth: depth)
      try takeComma(unlessAt: "]", or: .missingElementComma)
    }
    writer.close(array)
  }

  /// Goes past a comma; there may be one after the last value as well.
  private mutating func takeComma(
    unlessAt bracket: Unicode.Scalar, or problem: PropertyListProblem
  ) throws(Misreading) {
    let end = cursor.position
    try cursor.skipBlanks()
    guard cursor.take(",") || cursor.current == UInt8(ascii: bracket) else {
      throw cursor.misreading(problem, behind: end)
    }
  }

  private mutating func readString() throws(Misreading) {
    let start = cursor.position
    var kind = NodeRecord.Kind.plainText
    cursor.advance()
    while cursor.current != UInt8(ascii: "\"") {
      if cursor.isAtEnd { throw Misreading(start, .unclosedString) }
      if cursor.current == UInt8(ascii: "\\") {
        kind = .jsonText
        guard let length = JSONText.escapeLength(at: cursor.rest) else {
          throw cursor.misreading(.wrongEscape)
        }
        cursor.advance(by: length)
      } else {
        cursor.advance()
      }
    }
    writer.add(kind, at: start + 1, length: cursor.position - start - 1)
    cursor.advance()
  }

  /// Project files have numbers for versions alone, so their grammar is not looked at.
  private mutating func readNumber() {
    let start = cursor.position
    cursor.advance { "+-.0123456789Ee".utf8.contains($0) }
    writer.add(.plainText, at: start, length: cursor.position - start)
  }
}
