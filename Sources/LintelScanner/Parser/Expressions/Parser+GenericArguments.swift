extension Parser {
  /// Reads `<A, B>` after a name in an expression if it can be nothing else.
  ///
  /// - Returns: false, with nothing read, if `<` is an operator here.
  mutating func parseExpressionGenericArguments() -> Bool {
    guard !isKnownComparison(lexer.token.start) else { return false }
    let saved = lexer
    let count = references.count
    if parseGenericArguments(depth: 0), mayFollowGenericArguments() { return true }
    lexer = saved
    references.truncate(to: count)
    return false
  }

  private mutating func isKnownComparison(_ offset: UInt32) -> Bool {
    while !comparisons.isEmpty, comparisons[comparisons.count - 1] < offset {
      comparisons.removeLast()
    }
    return !comparisons.isEmpty && comparisons[comparisons.count - 1] == offset
  }

  /// The compiler's own rule for telling `A<B>(c)` from two comparisons.
  private mutating func mayFollowGenericArguments() -> Bool {
    if lexer.token.afterNewline { return true }
    switch lexer.token.kind {
    case .openParen, .closeParen, .openBracket, .closeBracket, .openBrace, .closeBrace, .dot,
      .doubleColon, .comma, .semicolon, .colon, .equal, .endOfFile, .interpolationClose,
      .interpolationNext:
      return true
    case .symbol:
      let byte = lexer.base[Int(lexer.token.start)]
      return byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: ">")
        || byte == UInt8(ascii: "&")
    case .identifier: return lexer.token.keyword == .in
    default: return false
    }
  }
}
