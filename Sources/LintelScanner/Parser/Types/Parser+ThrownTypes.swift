extension Parser {
  /// Reads the parentheses of `throws(E)`, if there are any.
  mutating func parseThrownType(depth: Int) {
    _ = readThrownType(depth: depth)
  }

  /// Reads the same as part of the signature of `declaration`.
  mutating func parseThrownType(of declaration: Int32) {
    guard let type = readThrownType(depth: 0) else { return }
    thrownTypes.append(ThrownTypeFact(owner: declaration, start: type.start, end: type.end))
  }

  /// - Returns: where the type is.
  private mutating func readThrownType(depth: Int) -> (start: UInt32, end: UInt32)? {
    guard lexer.token.kind == .openParen, !lexer.token.afterNewline else { return nil }
    lexer.advance()
    let start = lexer.token.start
    let hasType = parseType(.type, depth: depth + 1)
    let end = lexer.previousEnd
    if lexer.token.kind == .closeParen { lexer.advance() }
    return hasType ? (start, end) : nil
  }
}
