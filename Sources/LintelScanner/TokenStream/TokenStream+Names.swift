extension TokenStream {
  /// Whether a single colon follows the current token: `a: b`, but not `A::b`.
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

  /// Whether the token after the current one, a contextual keyword, is a name that the keyword
  /// declares: `actor Store`, but not `actor = next`.
  mutating func nextTokenIsName() -> Bool {
    var ahead = lexer
    ahead.advance()
    guard ahead.token.kind == .identifier else { return false }
    switch ahead.token.keyword {
    case .as, .is, .in, .where: return false
    case .none where ahead.token.afterNewline: break
    default: return !ahead.token.afterNewline
    }
    // If the name is on the next line, the keyword may itself be the name of a value.
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
  /// the next line is not a name, but begins the code after an unfinished declaration: `let` before
  /// a line `func f()`.
  mutating func atDeclaredName() -> Bool {
    at(.identifier)
      && (!afterNewline || at(.none) || !token.keyword.isReserved && isBeforeDeclaredParts())
  }

  /// Whether the token after the current word can follow the name of a function or variable, but
  /// not a keyword that begins a declaration.
  private mutating func isBeforeDeclaredParts() -> Bool {
    let next = peek()
    switch next.kind {
    case .openParen, .colon, .equal, .comma, .semicolon, .closeBrace: return true
    // A modifier, as in `final @objc func f()`, rarely stands on a line of its own.
    case .at: return next.afterNewline
    case .symbol: return byte(at: next.start) == UInt8(ascii: "<")
    default: return false
    }
  }

  /// Whether the current word is called: `Self(a)`.
  mutating func isCalled() -> Bool {
    if nextByte == UInt8(ascii: "(") { return true }
    guard nextByte <= 32 || nextByte == UInt8(ascii: "/") else { return false }
    let next = peek()
    return next.kind == .openParen && !next.afterNewline
  }

  /// Whether a parenthesis or a bracket touches the current word: `any(of: list)`.
  mutating func touchesBracket() -> Bool {
    nextByte == UInt8(ascii: "(") || nextByte == UInt8(ascii: "[")
  }

  /// Whether a line break follows the current token.
  mutating func isLastOnLine() -> Bool { peek().afterNewline }

  /// Whether a dot follows the current token, possibly after white space: `Shape.circle`.
  mutating func isBeforeMember() -> Bool { peek().kind == .dot }

  /// Whether a name other than `in` follows the current word: `for unsafe item in items`.
  mutating func isBeforeVariable() -> Bool {
    let next = peek()
    return next.kind == .identifier && next.keyword != .in
  }

  /// Whether the current token is a name, so that the name before it was a word of the language:
  /// `copy value`, `weak self`.
  mutating func isSecondName() -> Bool {
    // `async` in `() async -> Void` is a word of the language as well.
    if at(.arrow) { return previousKeyword == .async }
    guard at(.identifier), !afterNewline else { return false }
    switch token.keyword {
    case .selfValue, .selfType, .super, .func, .var, .let, .throws, .try, .await: return true
    default: return !token.keyword.isReserved
    }
  }

  /// Whether a pattern binds the current name, rather than testing against the expression that it
  /// is part of: in `case let Shape.circle(radius)`, `radius` is bound and `Shape` is not.
  mutating func isBoundName() -> Bool {
    switch nextByte {
    case UInt8(ascii: "."), UInt8(ascii: "("): false
    case UInt8(ascii: "<"): !token.isCapitalized
    default: !token.isCapitalized || !isBeforeMember()
    }
  }

  /// Whether the current name, after `let` or `var` in a pattern, is the only name that the pattern
  /// binds: `case let shape`, but not `case let Shape.circle(radius)`.
  mutating func isOnlyBoundName() -> Bool {
    switch nextByte {
    case UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: "<"): false
    default: !token.isCapitalized || !isBeforeMember()
    }
  }

  /// Whether a name, or the number of a tuple's element, follows the current dot: `a.b`, `pair.0`.
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
