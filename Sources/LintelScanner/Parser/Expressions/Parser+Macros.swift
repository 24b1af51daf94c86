extension Parser {
  /// Reads `#name`, and its arguments if they contain no code: `#available(iOS 17, *)`.
  mutating func parsePound() {
    let token = tokens.token
    if owner < 0, frame.kind == .file, !isDirective(token) { facts.expandsMacros = true }
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

  /// Whether `token` is a directive of the compiler itself, which expands to no code:
  /// `#warning("…")`.
  private mutating func isDirective(_ token: Token) -> Bool {
    tokens.isText(of: token, "#available") || tokens.isText(of: token, "#unavailable")
      || tokens.isText(of: token, "#sourceLocation") || tokens.isText(of: token, "#warning")
      || tokens.isText(of: token, "#error")
  }
}
