extension TokenStream {
  /// Whether the current word stands before a type, on its line or the next, rather than naming
  /// one.
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
      // What starts the next line may as well be a declaration.
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

  /// `__owned`, `__shared` and `_const`, which interfaces of older libraries use.
  private mutating func isOwnershipWord() -> Bool {
    guard byte(at: token.start) == UInt8(ascii: "_") else { return false }
    return isText(of: token, "__owned") || isText(of: token, "__shared")
      || isText(of: token, "_const")
  }

  /// Moves past the separator at the current token, with a name after it.
  ///
  /// - Returns: false, with nothing read, where what follows is no member of a type; a metatype,
  ///   such as `.Type`, is none.
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

  /// Moves past `.Type` and the like, if that is what stands here.
  mutating func eatMetatype() -> Bool {
    var ahead = lexer
    ahead.advance()
    guard ahead.token.kind == .identifier, !ahead.token.keyword.declares else { return false }
    lexer = ahead
    advance()
    return true
  }

  /// Whether the parenthesis after an attribute of a type is its own, not that of a function type.
  mutating func takesArguments(_ attribute: Token) -> Bool {
    !isText(of: attribute, "escaping") && !isText(of: attribute, "autoclosure")
      && !isText(of: attribute, "concurrent") && !isText(of: attribute, "noescape")
  }

  /// Whether the type that begins here is that of a closure of which callers write the value alone.
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

  /// Where the number or word before the current token starts.
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

  /// The compiler's own rule for telling `A<B>(c)` from two comparisons.
  mutating func mayFollowGenericArguments() -> Bool {
    switch token.kind {
    case .openParen, .openBracket: return !afterNewline
    case .closeParen, .closeBracket, .openBrace, .closeBrace, .dot,
      .doubleColon, .comma, .semicolon, .colon, .endOfFile, .interpolationClose,
      .interpolationNext:
      return true
    // Of `>=` the rest is left.
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
  /// Whether a word can be the name of a type; statements' keywords end a type that is missing.
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
