extension Parser {
  /// Reads `<A, B>` after a name.
  ///
  /// - Parameter name: where that begins.
  /// - Returns: whether it was closed.
  mutating func parseGenericArguments(of name: UInt32, depth: Int) -> Bool {
    let start = lexer.token.start
    lexer.splitSymbol()
    while !atSymbol(UInt8(ascii: ">")) {
      addShape(.argument, of: name)
      guard parseType(.type, depth: depth + 1), lexer.token.kind == .comma else { break }
      lexer.advance()
    }
    guard atSymbol(UInt8(ascii: ">")) else {
      comparisons.append(start)
      return false
    }
    lexer.splitSymbol()
    // A type ends here, as at a bracket; after an operator the next line would still belong to it.
    lexer.previousKind = .closeBracket
    return true
  }
}
