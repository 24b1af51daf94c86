extension Parser {
  /// Moves past an attribute of a type; a custom one is referred to.
  mutating func skipTypeAttribute(depth: Int) {
    lexer.advance()
    guard lexer.token.kind == .identifier else { return }
    let token = lexer.token
    if token.isCapitalized {
      parseNamedType(.attribute, depth: depth + 1)
    } else {
      lexer.advance()
      if !lexer.token.afterSpace, takesArguments(token) { skipShortArguments() }
    }
  }

  /// Moves past parentheses with a few tokens in them, such as those of `@convention(c)`; others
  /// are left. A type may be read more than once, so nothing in it may look far ahead.
  mutating func skipShortArguments() {
    guard lexer.token.kind == .openParen else { return }
    let saved = lexer
    var depth = 0
    for _ in 0..<64 {
      switch lexer.token.kind {
      case .openParen: depth += 1
      case .closeParen: depth -= 1
      default: break
      }
      skipToken()
      if depth == 0 { return }
    }
    lexer = saved
  }

  /// Whether the parenthesis after an attribute of a type is its own, not that of a function type.
  private mutating func takesArguments(_ token: Token) -> Bool {
    let text = UnsafeBufferPointer(
      start: lexer.base + Int(token.start), count: Int(token.end - token.start))
    return !text.elementsEqual("escaping".utf8) && !text.elementsEqual("autoclosure".utf8)
      && !text.elementsEqual("concurrent".utf8) && !text.elementsEqual("noescape".utf8)
  }
}
