extension Parser {
  /// Reads `(a: A, b) async throws(E) -> R in`, or `a, b in`, if that is what stands here; otherwise
  /// nothing.
  mutating func parseClosureParameters() {
    let saved = lexer
    let count = references.count
    switch lexer.token.kind {
    case .openParen where skipClosureParameterClause() && parseClosureResult(): return
    case .identifier where skipClosureParameterNames() && parseClosureResult(): return
    default: break
    }
    lexer = saved
    references.truncate(to: count)
  }

  /// Moves past names without types, `a, b`, which may be capitalised and are no types then.
  private mutating func skipClosureParameterNames() -> Bool {
    while lexer.token.kind == .identifier, lexer.token.keyword == .none {
      lexer.advance()
      guard lexer.token.kind == .comma else { return true }
      lexer.advance()
    }
    return false
  }

  /// Moves past `(a: A, b)`, referring to the types.
  private mutating func skipClosureParameterClause() -> Bool {
    lexer.advance()
    while lexer.token.kind != .closeParen {
      while lexer.token.kind == .at { skipTypeAttribute(depth: 0) }
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
    return true
  }

  /// Reads effects and result up to `in`.
  private mutating func parseClosureResult() -> Bool {
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
