extension Parser {
  /// Reads `infix operator +++: Group`.
  mutating func parseOperator() {
    let start = tokens.token.start
    tokens.advance()
    let name = tokens.token
    switch name.kind {
    // A name that is missing: what stands there instead is read as what it is.
    case .identifier, .poundIf, .poundElseif, .poundElse, .poundEndif, .openParen, .openBracket,
      .openBrace, .closeParen, .closeBracket, .closeBrace:
      return
    default: break
    }
    let declaration = declare(.operator, name: name, start: start)
    tokens.advance()
    // What is declared needs no operand on the next line.
    tokens.previousKind = .identifier
    if tokens.at(.colon) {
      repeat {
        tokens.advance()
        if tokens.atDeclaredName() { tokens.advance() }
      } while tokens.at(.comma)
    }
    facts.extents.base[Int(declaration)].end = tokens.previousEnd
  }

  mutating func parsePrecedenceGroup() {
    let start = tokens.token.start
    tokens.advance()
    let declaration = declare(.precedenceGroup, name: tokens.token, start: start)
    tokens.advance()
    if tokens.at(.openBrace) { tokens.skipBalanced() }
    facts.extents.base[Int(declaration)].end = tokens.previousEnd
  }
}
