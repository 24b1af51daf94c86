extension TokenStream {
  /// Whether the type before the current token ends with `?` or `!`: `let a: A?`.
  mutating func isAfterOptionalType() -> Bool {
    guard previousKind == .symbol, previousEnd > 0 else { return false }
    let last = byte(at: previousEnd - 1)
    return last == UInt8(ascii: "?") || last == UInt8(ascii: "!")
  }

  /// Whether the current token consists of `?` and `!` only.
  mutating func atUnwrapping() -> Bool {
    for offset in token.start..<token.end {
      guard isUnwrapping(byte(at: offset)) else { return false }
    }
    return true
  }

  private mutating func isUnwrapping(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
  }

  /// Whether the token before the current one is a `?` or `!` directly after a value: `name?`.
  mutating func isAfterUnwrapping() -> Bool {
    guard previousKind == .symbol else { return false }
    let base = lexer.base
    var last = Int(previousEnd) - 1
    while last > 0, isUnwrapping(base[last]) { last -= 1 }
    guard last + 1 < Int(previousEnd), base[last] > 32 else { return false }
    // No value comes before the mark in `\.?.name`, `try?` and `try!`.
    return base[last] != UInt8(ascii: ".") && !isTry(endingAt: last)
  }

  /// Whether the token before the current one, the first on its line, is an operator directly after
  /// a value: `a!`, `0...`.
  mutating func isAfterPostfixOperator() -> Bool {
    guard previousKind == .symbol else { return false }
    let base = lexer.base
    var last = Int(previousEnd) - 1
    while last > 0, isOperatorPart(base[last]) { last -= 1 }
    switch lexer.classes[Int(base[last])] {
    case .blank, .newline, .openParen, .openBracket, .openBrace, .comma, .colon, .semicolon,
      .backslash:
      return false
    // The byte may belong to the operator, as in `a ≤`, or to a name, as in `é!`. Only `?` and `!`
    // are recognised here.
    case .latin, .nonASCII: return isAfterUnwrapping()
    default: return !isTry(endingAt: last)
    }
  }

  private mutating func isOperatorPart(_ byte: UInt8) -> Bool {
    switch lexer.classes[Int(byte)] {
    case .symbol, .dot, .slash: true
    default: false
    }
  }

  private mutating func isTry(endingAt last: Int) -> Bool {
    let base = lexer.base
    return last >= 2 && base[last] == UInt8(ascii: "y") && base[last - 1] == UInt8(ascii: "r")
      && base[last - 2] == UInt8(ascii: "t")
      && (last == 2 || !lexer.continuesIdentifier[Int(base[last - 3])])
  }

  /// Whether the operator at the current token, which comes after a blank, is a prefix operator:
  /// `-a`, but not `- a`.
  mutating func isPrefixOperator() -> Bool {
    nextByte > 32 && byte(at: token.start) != UInt8(ascii: "?")
  }

  /// Whether the operator at the current token is joined to the token after it, `-a`: *The Swift
  /// Programming Language*, "Operators".
  mutating func isJoinedAfter() -> Bool {
    switch nextByte {
    case 0...32, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "/"):
      false
    default: true
    }
  }
}
