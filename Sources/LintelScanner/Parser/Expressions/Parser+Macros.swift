extension Parser {
  /// Reads `#name` and, where its arguments hold no code, these.
  mutating func parsePound() {
    let token = tokens.token
    if owner < 0, frame.pointee.kind == .file, !isDirective(token) { facts.expandsMacros = true }
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

  /// Whether the compiler itself knows what `#name` is, which then is no code of its own.
  private mutating func isDirective(_ token: Token) -> Bool {
    tokens.isText(of: token, "#available") || tokens.isText(of: token, "#unavailable")
      || tokens.isText(of: token, "#sourceLocation") || tokens.isText(of: token, "#warning")
      || tokens.isText(of: token, "#error")
  }
}
