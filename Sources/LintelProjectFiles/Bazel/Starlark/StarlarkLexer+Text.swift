extension StarlarkLexer {
  /// Reads a text from its opening to its closing quote. Both are single or both are triple.
  ///
  /// - Parameter start: the offset of the text, including the letters before the quote.
  mutating func readText(from start: Int) throws(StarlarkMisreading) {
    let quote = cursor.current
    let isLong = [1, 2].allSatisfy { cursor.byte(at: cursor.position + $0) == quote }
    cursor.advance(by: isLong ? 3 : 1)
    while !isAtEnd(of: quote, isLong: isLong) {
      if cursor.isAtEnd { throw StarlarkMisreading(start, .unclosedText) }
      switch cursor.current {
      case UInt8(ascii: "\\"):
        let isLongBreak = cursor.isAt("\\\r\n")
        cursor.advance(by: isLongBreak ? 3 : 2)
      case UInt8(ascii: "\n") where !isLong, UInt8(ascii: "\r") where !isLong:
        throw StarlarkMisreading(start, .unclosedText)
      default: cursor.advance()
      }
    }
    cursor.advance(by: isLong ? 3 : 1)
    tokens.append(StarlarkToken(.text, start..<cursor.position))
  }

  private func isAtEnd(of quote: UInt8, isLong: Bool) -> Bool {
    cursor.current == quote
      && (!isLong || [1, 2].allSatisfy { cursor.byte(at: cursor.position + $0) == quote })
  }
}
