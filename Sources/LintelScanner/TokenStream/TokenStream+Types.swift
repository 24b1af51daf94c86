extension TokenStream {
  /// Whether the current word stands before a type, on its line or the next, instead of naming one:
  /// `some View`, `inout Int`.
  mutating func isTypeSpecifier() -> Bool {
    switch token.keyword {
    case .inout: return true
    case .some, .any, .each, .repeat, .borrowing, .consuming, .sending, .isolated, .nonisolated:
      break
    case .none:
      guard isOwnershipWord() else { return false }
    default: return false
    }
    let next = peek()
    if next.afterNewline {
      // A word that begins the next line may be a declaration instead.
      return next.kind == .openParen
        || next.kind == .identifier && next.keyword.mayNameType && !next.keyword.isModifier
    }
    switch next.kind {
    case .identifier: return next.keyword.mayNameType
    case .openParen: return true
    case .openBracket, .at: return true
    case .symbol: return byte(at: next.start) == UInt8(ascii: "~")
    default: return false
    }
  }

  /// Whether the current word is `__owned`, `__shared` or `_const`, which interfaces of older
  /// libraries use.
  private mutating func isOwnershipWord() -> Bool {
    guard byte(at: token.start) == UInt8(ascii: "_") else { return false }
    return isText(of: token, "__owned") || isText(of: token, "__shared")
      || isText(of: token, "_const")
  }

  /// Moves to the name after the separator at the current token.
  ///
  /// - Returns: false, with nothing read, if no member of a type follows. A metatype such as
  ///   `.Type` is not a member.
  mutating func eatMemberSeparator() -> Bool {
    var ahead = lexer
    ahead.advance()
    let name = ahead.token
    guard name.kind == .identifier, !name.keyword.declares else { return false }
    if isText(of: name, "Type") || isText(of: name, "Protocol") || isText(of: name, "self") {
      return false
    }
    lexer = ahead
    return true
  }

  /// Moves past the dot at the current token and the name after it, such as `.Type`.
  ///
  /// - Returns: false, with nothing read, if no name follows.
  mutating func eatMetatype() -> Bool {
    var ahead = lexer
    ahead.advance()
    guard ahead.token.kind == .identifier, !ahead.token.keyword.declares else { return false }
    lexer = ahead
    advance()
    return true
  }

  /// Whether the parenthesis after an attribute of a type belongs to the attribute,
  /// `@convention(c)`, and not to a function type, `@escaping(A) -> B`.
  mutating func takesArguments(_ attribute: Token) -> Bool {
    !isText(of: attribute, "escaping") && !isText(of: attribute, "autoclosure")
      && !isText(of: attribute, "concurrent") && !isText(of: attribute, "noescape")
  }

  /// Whether the type at the current token has the attribute `@autoclosure`,
  /// `@autoclosure () -> A`, so that callers write only the value.
  mutating func isAtAutoclosure() -> Bool {
    guard at(.at) else { return false }
    var ahead = lexer
    while ahead.token.kind == .at {
      ahead.advance()
      if isText(of: ahead.token, "autoclosure") { return true }
      ahead.advance()
    }
    return false
  }

  /// Returns the offset of the number or word before the current token.
  mutating func previousWordStart() -> UInt32 {
    var start = previousEnd
    while lexer.continuesIdentifier[Int(byte(at: start - 1))] { start -= 1 }
    return start
  }

  /// Whether the `<` at the current token may open generic arguments: `<=` and `<<` open nothing.
  mutating func mayOpenGenericArguments() -> Bool {
    let next = byte(at: token.start + 1)
    return next != UInt8(ascii: "=") && next != UInt8(ascii: "<")
  }

  /// Whether the current token may follow generic arguments: the compiler's own rule to distinguish
  /// `A<B>(c)` from two comparisons.
  mutating func mayFollowGenericArguments() -> Bool {
    switch token.kind {
    case .openParen, .openBracket: return !afterNewline
    case .closeParen, .closeBracket, .openBrace, .closeBrace, .dot,
      .doubleColon, .comma, .semicolon, .colon, .endOfFile, .interpolationClose,
      .interpolationNext:
      return true
    // Without a space before it, `=` is the rest of `>=`.
    case .equal: return afterSpace
    case .symbol:
      if atSymbol("&") { return token.end - token.start == 1 }
      return (atSymbol("?") || atSymbol("!")) && !afterSpace
    case .identifier: return at(.in)
    default: return false
    }
  }
}

extension Keyword {
  /// Whether the word can be the name of a type. Keywords of statements and declarations cannot:
  /// they follow a type that is missing, as in `let a:` before a line `return`.
  var mayNameType: Bool {
    switch self {
    case .none, .selfType, .anyType: true
    case .in, .where, .is, .as, .if, .guard, .while, .for, .switch, .repeat, .do, .catch, .else,
      .return, .case, .default, .func, .var, .let, .class, .struct, .enum, .extension, .import,
      .static, .public, .private, .internal, .fileprivate, .`init`, .subscript, .typealias,
      .protocol, .associatedtype, .deinit, .selfValue, .super, .true, .false, .nil, .try:
      false
    default: true
    }
  }
}
