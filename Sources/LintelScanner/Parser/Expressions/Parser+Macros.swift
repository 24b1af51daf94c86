extension Parser {
  /// Reads `#name` and, where its arguments hold no code, these.
  mutating func parsePound() {
    let token = tokens.token
    tokens.advance()
    if tokens.eat(.doubleColon) {
      tokens.eat(.identifier)
    }
    if tokens.atSymbol("<"), !tokens.afterSpace {
      _ = types.parseExpressionGenericArguments(of: token.start, by: owner)
    }
    guard tokens.at(.openParen) else { return }
    if tokens.isText(of: token, "#available") || tokens.isText(of: token, "#unavailable")
      || tokens.isText(of: token, "#sourceLocation")
    {
      tokens.skipBalanced()
    }
  }
}
