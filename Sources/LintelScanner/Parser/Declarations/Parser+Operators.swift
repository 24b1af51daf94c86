extension Parser {
  /// Reads `infix operator +++: Group`.
  mutating func parseOperator() {
    let start = lexer.token.start
    lexer.advance()
    let name = lexer.token
    switch name.kind {
    // A name that is missing: what stands there instead is read as what it is.
    case .identifier, .poundIf, .poundElseif, .poundElse, .poundEndif, .openParen, .openBracket,
      .openBrace, .closeParen, .closeBracket, .closeBrace:
      return
    default: break
    }
    let declaration = declare(.operator, name: name, start: start)
    lexer.advance()
    // What is declared needs no operand on the next line.
    lexer.previousKind = .identifier
    if lexer.token.kind == .colon {
      repeat {
        lexer.advance()
        if atDeclaredName() { lexer.advance() }
      } while lexer.token.kind == .comma
    }
    extents.base[Int(declaration)].end = lexer.previousEnd
  }

  mutating func parsePrecedenceGroup() {
    let start = lexer.token.start
    lexer.advance()
    let declaration = declare(.precedenceGroup, name: lexer.token, start: start)
    lexer.advance()
    if lexer.token.kind == .openBrace { skipBalanced() }
    extents.base[Int(declaration)].end = lexer.previousEnd
  }
}
