extension Parser {
  /// Moves past a token where no bracket but parentheses, and no clause of `#if`, has a place.
  mutating func skipToken() {
    switch lexer.token.kind {
    case .openBracket, .closeBracket, .openBrace, .closeBrace, .interpolationOpen,
      .interpolationNext, .interpolationClose, .poundIf, .poundElseif, .poundElse, .poundEndif:
      isOutOfStep = true
    default: break
    }
    lexer.advance()
  }

  /// Moves past the bracket at the current token and all that is in it.
  mutating func skipBalanced() {
    let opener = lexer.token.kind
    var depth = 0
    repeat {
      switch lexer.token.kind {
      case .openParen, .openBracket, .openBrace, .interpolationOpen:
        depth += 1
        if lexer.token.kind != opener { isOutOfStep = true }
      case .closeParen, .closeBracket, .closeBrace, .interpolationClose:
        depth -= 1
        if lexer.token.kind != opener.closer { isOutOfStep = true }
      case .poundIf, .poundElseif, .poundElse, .poundEndif: isOutOfStep = true
      case .endOfFile:
        isOutOfStep = true
        return
      default: break
      }
      lexer.advance()
    } while depth > 0
  }
}
