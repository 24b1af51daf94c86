extension TokenStream {
  /// Whether a single colon follows the current token.
  @inline(__always)
  mutating func isBeforeColon() -> Bool {
    let next = lexer.cursor + (lexer.cursor.pointee == 32 ? 1 : 0)
    if next.pointee == UInt8(ascii: ":") { return next[1] != UInt8(ascii: ":") }
    guard next.pointee <= 32 || next.pointee == UInt8(ascii: "/") else { return false }
    return isBeforeDistantColon()
  }

  /// Whether a single colon follows the current token, after more than one blank or a comment.
  @inline(never)
  private mutating func isBeforeDistantColon() -> Bool {
    var next = lexer.cursor
    while next.pointee == 32 || next.pointee == 10 || next.pointee == 13 || next.pointee == 9 {
      next += 1
    }
    if next.pointee == UInt8(ascii: "/") { return peek().kind == .colon }
    return next.pointee == UInt8(ascii: ":") && next[1] != UInt8(ascii: ":")
  }

  /// Whether an equal sign, and no `==`, follows the current token on its line.
  mutating func isBeforeEqual() -> Bool {
    var next = lexer.cursor
    while next.pointee == 32 || next.pointee == 9 { next += 1 }
    return next.pointee == UInt8(ascii: "=") && next[1] != UInt8(ascii: "=")
  }

  /// Whether the token after the current one is a name, as after a contextual keyword that declares
  /// something.
  mutating func nextTokenIsName() -> Bool {
    var ahead = lexer
    ahead.advance()
    guard ahead.token.kind == .identifier else { return false }
    switch ahead.token.keyword {
    case .as, .is, .in, .where: return false
    case .none where ahead.token.afterNewline: break
    default: return !ahead.token.afterNewline
    }
    // Where the name is on the next line, the keyword may be the name of a value.
    guard afterNewline else { return false }
    let isMacro = at(.macro)
    ahead.advance()
    switch ahead.token.kind {
    case .openBrace, .colon: return !isMacro
    case .openParen: return isMacro
    case .symbol: return byte(at: ahead.token.start) == UInt8(ascii: "<")
    default: return false
    }
  }

  /// Whether the current token can be the name that the keyword before it declares. A keyword on
  /// the next line is no name, but begins what comes after an unfinished declaration.
  mutating func atDeclaredName() -> Bool {
    at(.identifier)
      && (!afterNewline || at(.none) || !token.keyword.isReserved && isBeforeDeclaredParts())
  }

  /// Whether what follows the current word can follow the name of a function or variable, and no
  /// word that begins a declaration.
  private mutating func isBeforeDeclaredParts() -> Bool {
    let next = peek()
    switch next.kind {
    case .openParen, .colon, .equal, .comma, .semicolon, .closeBrace: return true
    // No modifier stands before an attribute.
    case .at: return true
    case .symbol: return byte(at: next.start) == UInt8(ascii: "<")
    default: return false
    }
  }

  /// Whether the current word is called.
  mutating func isCalled() -> Bool {
    if nextByte == UInt8(ascii: "(") { return true }
    guard nextByte <= 32 || nextByte == UInt8(ascii: "/") else { return false }
    let next = peek()
    return next.kind == .openParen && !next.afterNewline
  }

  /// Whether a parenthesis or a bracket touches the current word.
  mutating func touchesBracket() -> Bool {
    nextByte == UInt8(ascii: "(") || nextByte == UInt8(ascii: "[")
  }

  /// Whether a line break follows the current token.
  mutating func isLastOnLine() -> Bool { peek().afterNewline }

  /// Whether a dot follows the current token, white space apart.
  mutating func isBeforeMember() -> Bool { peek().kind == .dot }

  /// Whether a name, and no `in`, follows the current word.
  mutating func isBeforeVariable() -> Bool {
    let next = peek()
    return next.kind == .identifier && next.keyword != .in
  }

  /// Whether the current token is a name, so that the one before it was a word of the language.
  mutating func isSecondName() -> Bool {
    // `() async -> Void` has names between values as well.
    if at(.arrow) { return previousKeyword == .async }
    guard at(.identifier), !afterNewline else { return false }
    switch token.keyword {
    case .selfValue, .selfType, .super, .func, .var, .let, .throws, .try, .await: return true
    default: return !token.keyword.isReserved
    }
  }

  /// Whether a pattern binds the current name, rather than testing against what it is part of.
  mutating func isBoundName() -> Bool {
    switch nextByte {
    case UInt8(ascii: "."), UInt8(ascii: "("): false
    case UInt8(ascii: "<"): !token.isCapitalized
    default: !token.isCapitalized || !isBeforeMember()
    }
  }

  /// Whether the current name, after `let` or `var` in a pattern, is all that these bind.
  mutating func isOnlyBoundName() -> Bool {
    switch nextByte {
    case UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: "<"): false
    default: !token.isCapitalized || !isBeforeMember()
    }
  }

  /// Whether a name, or the number of a tuple's element, follows the current dot.
  mutating func startsMember(hasBase: Bool) -> Bool {
    switch lexer.classes[Int(nextByte)] {
    case .identifier, .backtick, .latin, .nonASCII: return true
    case .digit: return hasBase
    case .blank, .newline:
      let next = peek()
      return next.kind == .identifier && !next.keyword.declares
    default: return false
    }
  }
}
