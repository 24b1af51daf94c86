extension TokenStream {
  /// Moves past a token in code where no brackets except parentheses, and no clauses of `#if`, are
  /// valid; sets ``isOutOfStep`` at any other bracket or clause.
  mutating func skipToken() {
    switch token.kind {
    case .openBracket, .closeBracket, .openBrace, .closeBrace, .interpolationOpen,
      .interpolationNext, .interpolationClose, .poundIf, .poundElseif, .poundElse, .poundEndif:
      isOutOfStep = true
    default: break
    }
    advance()
  }

  /// Moves past the bracket at the current token and its contents.
  mutating func skipBalanced() {
    let opener = token.kind
    var depth = 0
    repeat {
      switch token.kind {
      case .openParen, .openBracket, .openBrace, .interpolationOpen:
        depth += 1
        if token.kind != opener { isOutOfStep = true }
      case .closeParen, .closeBracket, .closeBrace, .interpolationClose:
        depth -= 1
        if token.kind != opener.closer { isOutOfStep = true }
      case .poundIf, .poundElseif, .poundElse, .poundEndif: isOutOfStep = true
      case .endOfFile:
        isOutOfStep = true
        return
      default: break
      }
      advance()
    } while depth > 0
  }

  /// Moves past parentheses with a few tokens in them, such as `(c)` in `@convention(c)`; leaves
  /// longer parentheses unread. A type may be read more than once, so no part of it may look far
  /// ahead.
  mutating func skipShortArguments() {
    guard at(.openParen) else { return }
    let saved = position
    var depth = 0
    for _ in 0..<64 {
      switch token.kind {
      case .openParen: depth += 1
      case .closeParen: depth -= 1
      default: break
      }
      skipToken()
      if depth == 0 { return }
    }
    move(to: saved)
  }

  /// Moves past `try`, `try?`, `try!` and `await`.
  ///
  /// - Returns: whether `await` is among them.
  @discardableResult
  mutating func skipEffects() -> Bool {
    var isAwaited = false
    while at(.try) || at(.await) {
      if at(.await) { isAwaited = true }
      advance()
      if at(.symbol), !afterSpace { advance() }
    }
    return isAwaited
  }

  /// Moves past `label name:` or `name:`, if the current token begins either.
  ///
  /// - Returns: the name before the colon; `nil` if there is none.
  @discardableResult
  mutating func skipParameterLabels() -> Token? {
    guard at(.identifier) else { return nil }
    var name = token
    var ahead = lexer
    ahead.advance()
    if ahead.token.kind == .identifier {
      name = ahead.token
      ahead.advance()
    }
    guard ahead.token.kind == .colon else { return nil }
    lexer = ahead
    advance()
    return name
  }

  /// Moves past the condition of a clause of `#if`: to the end of the line, or further while
  /// parentheses are open, a line ends with an operator, or the next begins with `&&` or `||`.
  mutating func skipCondition() {
    var depth = 0
    while !at(.endOfFile) {
      if afterNewline, depth == 0, previousKind != .symbol, !atConnective() { return }
      switch token.kind {
      case .openParen: depth += 1
      case .closeParen:
        depth -= 1
        if depth < 0 { isOutOfStep = true }
      case .poundIf, .poundElseif, .poundElse, .poundEndif: return
      default: break
      }
      skipToken()
    }
  }

  private mutating func atConnective() -> Bool {
    guard at(.symbol), token.end - token.start == 2 else { return false }
    return atSymbol("&") || atSymbol("|")
  }

  /// Moves past the name of an operator function; in `func ==<T>`, leaves `<T>`.
  ///
  /// - Returns: the name; an empty token, with nothing read, if there is none.
  mutating func eatOperatorName() -> Token {
    var name = token
    switch name.kind {
    case .symbol, .equal, .arrow, .other: break
    default: return Token()
    }
    var next = lexer.cursor
    while next.pointee == 32 { next += 1 }
    let startsGenerics =
      byte(at: name.end - 1) == UInt8(ascii: "<") && name.end - name.start > 1
      && lexer.continuesIdentifier[Int(next.pointee)]
    guard startsGenerics else {
      advance()
      return name
    }
    name.end -= 1
    while token.start < name.end { splitSymbol() }
    return name
  }
}
