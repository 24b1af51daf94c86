/// Reads JSON, and JSON5, which adds comments, single quotes, keys without quotes and the like.
struct JSONReader {
  private var cursor: ByteCursor
  private var writer: NodeWriter

  static func read(_ cursor: ByteCursor) throws(Misreading) -> NodeTable {
    var reader = JSONReader(cursor: cursor, writer: NodeWriter(cursor.bytes))
    try reader.cursor.skipBlanksOfJSON()
    guard reader.cursor.current == UInt8(ascii: "{") else {
      throw reader.cursor.misreading(.noDictionary)
    }
    try reader.readObject(depth: 1)
    try reader.cursor.skipBlanksOfJSON()
    guard reader.cursor.isAtEnd else { throw reader.cursor.misreading(.textAfterEnd) }
    return reader.writer.table
  }

  private mutating func readValue(depth: Int) throws(Misreading) {
    let start = cursor.position
    switch cursor.current {
    case UInt8(ascii: "{"): try readObject(depth: depth + 1)
    case UInt8(ascii: "["): try readArray(depth: depth + 1)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try readString()
    default:
      if let length = JSONNumber.length(at: cursor.rest) {
        cursor.advance(by: length)
        writer.add(.plainText, at: start, length: length)
      } else {
        try readWord()
      }
    }
  }

  private mutating func readWord() throws(Misreading) {
    let start = cursor
    let (length, _) = try cursor.identifier()
    let word = cursor.rest.prefix(length)
    let kind: NodeRecord.Kind
    if word.elementsEqual("true".utf8) {
      kind = .yes
    } else if word.elementsEqual("false".utf8) {
      kind = .no
    } else if word.elementsEqual("null".utf8) {
      kind = .null
    } else {
      throw start.misreading(.missingValue)
    }
    cursor.advance(by: length)
    writer.add(kind, at: start.position)
  }

  private mutating func readObject(depth: Int) throws(Misreading) {
    guard depth <= PropertyListLimits.depthLimit else { throw cursor.misreading(.tooDeep) }
    let object = writer.open(.dictionary, at: cursor.position)
    cursor.advance()
    while true {
      try cursor.skipBlanksOfJSON()
      if cursor.take("}") { break }
      try readKey()
      try cursor.skipBlanksOfJSON()
      guard cursor.take(":") else { throw cursor.misreading(.missingColon) }
      try cursor.skipBlanksOfJSON()
      try readValue(depth: depth)
      try takeComma(unlessAt: "}", or: .missingMemberComma)
    }
    writer.close(object)
  }

  private mutating func readArray(depth: Int) throws(Misreading) {
    guard depth <= PropertyListLimits.depthLimit else { throw cursor.misreading(.tooDeep) }
    let array = writer.open(.array, at: cursor.position)
    cursor.advance()
    while true {
      try cursor.skipBlanksOfJSON()
      if cursor.take("]") { break }
      try readValue(depth: depth)
      try takeComma(unlessAt: "]", or: .missingElementComma)
    }
    writer.close(array)
  }

  /// Skips a comma. One is also allowed after the last value.
  private mutating func takeComma(
    unlessAt bracket: Unicode.Scalar, or problem: PropertyListProblem
  ) throws(Misreading) {
    let end = cursor.position
    try cursor.skipBlanksOfJSON()
    guard cursor.take(",") || cursor.current == UInt8(ascii: bracket) else {
      throw cursor.misreading(problem, behind: end)
    }
  }

  private mutating func readKey() throws(Misreading) {
    if cursor.current == UInt8(ascii: "\"") || cursor.current == UInt8(ascii: "'") {
      return try readString()
    }
    let (length, hasEscapes) = try cursor.identifier()
    guard length > 0 else { throw cursor.misreading(.missingKey) }
    writer.add(hasEscapes ? .jsonText : .plainText, at: cursor.position, length: length)
    cursor.advance(by: length)
  }

  private mutating func readString() throws(Misreading) {
    let start = cursor.position
    let quote = cursor.current
    var kind = NodeRecord.Kind.plainText
    cursor.advance()
    while cursor.current != quote || cursor.isAtEnd {
      if cursor.isAtEnd || cursor.current == 0x0A || cursor.current == 0x0D {
        throw Misreading(start, .unclosedString)
      }
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
}
