extension Parser {
  /// Reads a name in an expression, with the members that follow it.
  mutating func parseName() {
    let token = lexer.token
    if isLabel() { return parseLabel() }
    if isWildcard(token) { return lexer.advance() }
    if bindsName(token) { return bindName(token) }
    if isCapture() { return bindCapture() }
    let isKeyPath = lexer.previousKind == .backslash
    let mayBeType = token.isCapitalized || isKeyPath
    let head = refer(to: token, mayBeType ? .type : .value, inType: false)
    if frame.pointee.isInPattern { references.base[head].flags |= ReferenceFact.pattern }
    lexer.advance()
    // Of two names in a row the first is a word of the language: `copy value`, `weak self`.
    if !mayBeType, isBeforeName() { return references.truncate(to: head) }
    let chain = readMembers(after: head, lastIsType: mayBeType)
    if mayBeType {
      setPathKind(
        from: head,
        pathKind(isKeyPath: isKeyPath, lastIsType: chain.lastIsType, hasMember: chain.last != head))
    }
  }

  private mutating func isBeforeName() -> Bool {
    // `() async -> Void` has names between values as well.
    if lexer.token.kind == .arrow { return lexer.previousKeyword == .async }
    guard lexer.token.kind == .identifier, !lexer.token.afterNewline else { return false }
    switch lexer.token.keyword {
    case .selfValue, .selfType, .super, .func, .var, .let, .throws, .try, .await: return true
    default: return !lexer.token.keyword.isReserved
    }
  }

  /// Reads a dot, and the members after it: of the expression that ends before it, or of a type
  /// that the context says.
  mutating func parseMember() {
    let base = frame.pointee.chainEnd == lexer.previousEnd ? frame.pointee.chain : -1
    let isKeyPath = lexer.previousKind == .backslash
    let hasBase =
      TokenKind.endsValue(lexer.previousKind, lexer.previousKeyword) || isAfterUnwrapping()
    guard startsMember(hasBase: hasBase || isKeyPath) else {
      lexer.advance()
      // The subscript in a key path: `\Row.[0]`.
      frame.pointee.chain = base
      frame.pointee.chainEnd = lexer.previousEnd
      return
    }
    let usage = base < 0 ? usageOfMember(isKeyPath: isKeyPath, hasBase: hasBase) : -1
    lexer.advance()
    let part: Int
    if base >= 0 {
      let previous = references[Int(base)]
      part = extendPath(Int(base), with: lexer.token)
      // The kind says what the path is used for up to its first call.
      if previous.isCalled || previous.isSubscripted { references.base[part].kind = .value }
    } else {
      let kind: ReferenceKind = isKeyPath ? .keypath : hasBase ? .member : .implicitMember
      part = refer(to: lexer.token, kind, inType: false)
      if frame.pointee.isInPattern { references.base[part].flags |= ReferenceFact.pattern }
      if usage >= 0 || kind == .implicitMember {
        placedMembers.append(PlacedMemberFact(reference: Int32(part), usage: usage))
      }
    }
    lexer.advance()
    _ = readMembers(after: part, lastIsType: false)
  }

  /// Whether the token before the current one is a `?` or `!` that touches a value.
  mutating func isAfterUnwrapping() -> Bool {
    guard lexer.previousKind == .symbol else { return false }
    var last = Int(lexer.previousEnd) - 1
    while last > 0, isUnwrapping(lexer.base[last]) { last -= 1 }
    guard last + 1 < Int(lexer.previousEnd), lexer.base[last] > 32 else { return false }
    // `\.?.name` has no value before, and `try?` and `try!` have none.
    return lexer.base[last] != UInt8(ascii: ".") && !isTry(endingAt: last)
  }

  /// Whether the token before the current one, the first on its line, is an operator that touches a
  /// value.
  mutating func isAfterPostfixOperator() -> Bool {
    guard lexer.previousKind == .symbol else { return false }
    var last = Int(lexer.previousEnd) - 1
    while last > 0, isOperatorPart(lexer.base[last]) { last -= 1 }
    switch lexer.classes[Int(lexer.base[last])] {
    case .blank, .newline, .openParen, .openBracket, .openBrace, .comma, .colon, .semicolon,
      .backslash:
      return false
    // The operator may start with it: `a ≤`, but `é!`.
    case .nonASCII: return isAfterUnwrapping()
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
    last >= 2 && lexer.base[last] == UInt8(ascii: "y") && lexer.base[last - 1] == UInt8(ascii: "r")
      && lexer.base[last - 2] == UInt8(ascii: "t")
      && (last == 2 || !lexer.continuesIdentifier[Int(lexer.base[last - 3])])
  }

  /// Reads `self`, `Self` or `super`, with the members that follow it.
  mutating func parseSelf(_ kind: ReferenceKind) {
    let start = lexer.token.start
    lexer.advance()
    if atSymbol(UInt8(ascii: "<")), !lexer.token.afterSpace {
      _ = parseExpressionGenericArguments(of: start)
    }
    if lexer.token.kind == .symbol, !lexer.token.afterSpace, isUnwrapping() { lexer.advance() }
    guard lexer.token.kind == .dot, startsMember(hasBase: true) else { return }
    lexer.advance()
    let part = refer(to: lexer.token, kind, inType: false)
    lexer.advance()
    _ = readMembers(after: part, lastIsType: false)
  }

  /// Reads `.b.c` after the part of a path at `head`.
  ///
  /// - Returns: the last part, and whether it is the name of a type as far as case tells.
  private mutating func readMembers(
    after head: Int, lastIsType: Bool
  ) -> (last: Int, lastIsType: Bool) {
    var last = head
    var lastIsType = lastIsType
    while true {
      if atSymbol(UInt8(ascii: "<")), !lexer.token.afterNewline {
        guard parseExpressionGenericArguments(of: references[last].offset) else { break }
      }
      let separator = lexer.token.kind
      guard separator == .dot || separator == .doubleColon, startsMember(hasBase: true) else {
        break
      }
      if separator == .doubleColon, last == head {
        references.base[head].flags |= ReferenceFact.moduleSelector
      }
      lexer.advance()
      if separator == .doubleColon, last != head {
        // `value.Module::member` has its module in the middle.
        references.truncate(to: last)
        last = Int(references[last].link)
      }
      last = extendPath(last, with: lexer.token)
      lastIsType = lexer.token.isCapitalized || lexer.token.keyword == .`init`
      lexer.advance()
    }
    frame.pointee.chain = Int32(last)
    frame.pointee.chainEnd = lexer.previousEnd
    return (last, lastIsType)
  }

  /// Whether a name, or the number of a tuple's element, follows the current dot.
  private mutating func startsMember(hasBase: Bool) -> Bool {
    switch lexer.classes[Int(lexer.cursor.pointee)] {
    case .identifier, .backtick, .nonASCII: return true
    case .digit: return hasBase
    case .blank, .newline:
      var ahead = lexer
      ahead.advance()
      return ahead.token.kind == .identifier && !ahead.token.keyword.declares
    default: return false
    }
  }

  private mutating func pathKind(isKeyPath: Bool, lastIsType: Bool, hasMember: Bool)
    -> ReferenceKind
  {
    if isKeyPath { return .keypath }
    if frame.pointee.isInPattern { return .cast }
    if lastIsType {
      if lexer.token.kind == .openParen, !lexer.token.afterNewline { return .construct }
      // In the header of a statement the brace opens its block.
      if lexer.token.kind == .openBrace, !frame.pointee.isInHeader, lexer.token.afterSpace {
        return .construct
      }
    }
    return hasMember ? .static : .type
  }

  /// Gives all parts of the path at the end of the references its kind; arguments of generics that
  /// stand between them keep their own.
  private mutating func setPathKind(from head: Int, _ kind: ReferenceKind) {
    for position in head..<references.count where !references[position].isInTypePosition {
      references.base[position].kind = kind
    }
  }
}
