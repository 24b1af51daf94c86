extension Parser {
  /// Moves past `inout`, `some`, `any`, `@escaping`, `~` and the like.
  ///
  /// - Returns: whether the type is suppressed, as in `~Copyable`.
  mutating func parseTypeSpecifiers(depth: Int) -> Bool {
    var isSuppressed = false
    while true {
      switch lexer.token.kind {
      case .at: skipTypeAttribute(depth: depth)
      case .symbol where atSymbol(UInt8(ascii: "~")):
        isSuppressed = true
        lexer.splitSymbol()
      case .identifier where isTypeSpecifier():
        let isNonisolated = lexer.token.keyword == .nonisolated
        lexer.advance()
        if isNonisolated, !lexer.token.afterSpace { skipShortArguments() }
      default: return isSuppressed
      }
    }
  }

  /// Whether the current word stands before a type, on its line or the next, rather than naming
  /// one.
  mutating func isTypeSpecifier() -> Bool {
    switch lexer.token.keyword {
    case .inout: return true
    case .some, .any, .each, .repeat, .borrowing, .consuming, .sending, .isolated, .nonisolated:
      break
    case .none:
      guard isOwnershipWord() else { return false }
    default: return false
    }
    var ahead = lexer
    ahead.advance()
    if ahead.token.afterNewline {
      // What starts the next line may as well be a declaration.
      return ahead.token.kind == .openParen
        || ahead.token.kind == .identifier && mayNameType(ahead.token)
          && !ahead.token.keyword.isModifier
    }
    switch ahead.token.kind {
    case .identifier: return mayNameType(ahead.token)
    case .openParen: return true
    case .openBracket, .at: return true
    case .symbol: return ahead.base[Int(ahead.token.start)] == UInt8(ascii: "~")
    default: return false
    }
  }

  /// `__owned`, `__shared` and `_const`, which interfaces of older libraries use.
  private mutating func isOwnershipWord() -> Bool {
    let token = lexer.token
    guard lexer.base[Int(token.start)] == UInt8(ascii: "_") else { return false }
    let text = UnsafeBufferPointer(
      start: lexer.base + Int(token.start), count: Int(token.end - token.start))
    return text.elementsEqual("__owned".utf8) || text.elementsEqual("__shared".utf8)
      || text.elementsEqual("_const".utf8)
  }
}
