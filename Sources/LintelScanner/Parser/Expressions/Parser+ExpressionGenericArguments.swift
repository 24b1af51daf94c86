extension Parser {
  /// Reads `<A, B>` after a name in an expression if it can be nothing else.
  ///
  /// - Parameter name: where that begins.
  /// - Returns: false, with nothing read, if `<` is an operator here.
  mutating func parseExpressionGenericArguments(of name: UInt32) -> Bool {
    // `<=` and `<<` open nothing.
    let next = lexer.base[Int(lexer.token.start) + 1]
    guard next != UInt8(ascii: "="), next != UInt8(ascii: "<") else { return false }
    guard !isKnownComparison(lexer.token.start) else { return false }
    let saved = lexer
    let count = references.count
    let shapeCount = typeShapes.count
    if parseGenericArguments(of: name, depth: 0), mayFollowGenericArguments() { return true }
    lexer = saved
    references.truncate(to: count)
    typeShapes.truncate(to: shapeCount)
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
    switch lexer.token.kind {
    case .openParen, .openBracket: return !lexer.token.afterNewline
    case .closeParen, .closeBracket, .openBrace, .closeBrace, .dot,
      .doubleColon, .comma, .semicolon, .colon, .endOfFile, .interpolationClose,
      .interpolationNext:
      return true
    // Of `>=` the rest is left.
    case .equal: return lexer.token.afterSpace
    case .symbol:
      let byte = lexer.base[Int(lexer.token.start)]
      if byte == UInt8(ascii: "&") { return lexer.token.end - lexer.token.start == 1 }
      return isUnwrapping(byte) && !lexer.token.afterSpace
    case .identifier: return lexer.token.keyword == .in
    default: return false
    }
  }
}
