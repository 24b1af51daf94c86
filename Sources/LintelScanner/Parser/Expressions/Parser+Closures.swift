extension Parser {
  /// Reads `(a: A, b) async throws(E) -> R in` if that is what stands here; otherwise nothing.
  mutating func parseClosureParameters() {
    guard lexer.token.kind == .openParen else { return }
    let saved = lexer
    let count = references.count
    if parseClosureSignature() { return }
    lexer = saved
    references.truncate(to: count)
  }

  private mutating func parseClosureSignature() -> Bool {
    lexer.advance()
    while lexer.token.kind != .closeParen {
      while lexer.token.kind == .at { skipTypeAttribute() }
      guard lexer.token.kind == .identifier else { return false }
      lexer.advance()
      if lexer.token.kind == .identifier { lexer.advance() }
      if lexer.token.kind == .colon {
        lexer.advance()
        guard parseType(.type) else { return false }
        if atSymbol(UInt8(ascii: ".")) { lexer.advance() }
      }
      guard lexer.token.kind == .comma else { break }
      lexer.advance()
    }
    guard lexer.token.kind == .closeParen else { return false }
    lexer.advance()
    if lexer.token.keyword == .async { lexer.advance() }
    if lexer.token.keyword == .throws {
      lexer.advance()
      parseThrownType(depth: 0)
    }
    if lexer.token.kind == .arrow {
      lexer.advance()
      guard parseType(.type) else { return false }
    }
    return lexer.token.keyword == .in
  }
}
