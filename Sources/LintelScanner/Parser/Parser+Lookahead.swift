extension Parser {
  /// Whether the current token is an operator that begins with `byte`.
  @inline(__always)
  mutating func atSymbol(_ byte: UInt8) -> Bool {
    lexer.token.kind == .symbol && lexer.base[Int(lexer.token.start)] == byte
  }

  /// Whether a single colon follows the current token.
  @inline(__always)
  mutating func isBeforeColon() -> Bool {
    let next = lexer.cursor + (lexer.cursor.pointee == 32 ? 1 : 0)
    if next.pointee == UInt8(ascii: ":") { return next[1] != UInt8(ascii: ":") }
    guard next.pointee <= 32 || next.pointee == UInt8(ascii: "/") else { return false }
    return isBeforeDistantColon()
  }

  /// The same where more white space, or a comment, stands between.
  @inline(never)
  private mutating func isBeforeDistantColon() -> Bool {
    var next = lexer.cursor
    while next.pointee == 32 || next.pointee == 10 || next.pointee == 13 || next.pointee == 9 {
      next += 1
    }
    if next.pointee == UInt8(ascii: "/") {
      var ahead = lexer
      ahead.advance()
      return ahead.token.kind == .colon
    }
    return next.pointee == UInt8(ascii: ":") && next[1] != UInt8(ascii: ":")
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
    guard lexer.token.afterNewline else { return false }
    let isMacro = lexer.token.keyword == .macro
    ahead.advance()
    switch ahead.token.kind {
    case .openBrace, .colon: return !isMacro
    case .openParen: return isMacro
    case .symbol: return ahead.base[Int(ahead.token.start)] == UInt8(ascii: "<")
    default: return false
    }
  }
}
