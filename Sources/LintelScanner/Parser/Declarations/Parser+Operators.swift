extension Parser {
  /// Reads `infix operator +++: Group`.
  mutating func parseOperator() {
    let start = tokens.token.start
    tokens.advance()
    let name = tokens.token
    switch name.kind {
    // The name is missing; the token is read as other code.
    case .identifier, .poundIf, .poundElseif, .poundElse, .poundEndif, .openParen, .openBracket,
      .openBrace, .closeParen, .closeBracket, .closeBrace:
      return
    default: break
    }
    let declaration = declare(.operator, name: name, start: start)
    tokens.advance()
    // A declared operator has no operand on the next line.
    tokens.previousKind = .identifier
    if tokens.at(.colon) {
      repeat {
        tokens.advance()
        if tokens.atDeclaredName() { tokens.advance() }
      } while tokens.at(.comma)
    }
    facts.extents.base[Int(declaration)].end = tokens.previousEnd
  }

  /// Reads `precedencegroup Group { higherThan: Other }`, and skips the contents of its braces.
  mutating func parsePrecedenceGroup() {
    let start = tokens.token.start
    tokens.advance()
    let declaration = declare(.precedenceGroup, name: tokens.token, start: start)
    tokens.advance()
    if tokens.at(.openBrace) { tokens.skipBalanced() }
    facts.extents.base[Int(declaration)].end = tokens.previousEnd
  }
}
