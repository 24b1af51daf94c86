extension Parser {
  /// Reads a capitalised name in an expression, with the members that follow it.
  mutating func parsePath() {
    let token = lexer.token
    // A member, an implicit member, or a label is not the name of a type.
    guard lexer.previousKind != .dot, !isLabel() else { return lexer.advance() }
    let isKeyPath = lexer.previousKind == .backslash
    let head = refer(to: token, .type, inType: false)
    var last = head
    var lastIsType = true
    var hasMember = false
    lexer.advance()
    while true {
      if atSymbol(UInt8(ascii: "<")), !lexer.token.afterSpace, lastIsType {
        guard parseExpressionGenericArguments() else { break }
      }
      let separator = lexer.token.kind
      guard separator == .dot || separator == .doubleColon else { break }
      var ahead = lexer
      ahead.advance()
      guard ahead.token.kind == .identifier, !ahead.token.afterNewline else { break }
      if separator == .doubleColon { references.base[head].flags |= 4 }
      lexer = ahead
      last = extendPath(last, with: lexer.token)
      lastIsType = lexer.token.isCapitalized || lexer.token.keyword == .`init`
      hasMember = true
      lexer.advance()
    }
    setPathKind(
      from: head, pathKind(isKeyPath: isKeyPath, lastIsType: lastIsType, hasMember: hasMember))
  }

  private func pathKind(isKeyPath: Bool, lastIsType: Bool, hasMember: Bool) -> ReferenceKind {
    if isKeyPath { return .keypath }
    if frame.pointee.isInPattern { return .cast }
    if lastIsType, !lexer.token.afterNewline {
      if lexer.token.kind == .openParen { return .construct }
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

  /// Whether the current token is the label of an argument or of a statement.
  private func isLabel() -> Bool {
    guard nextByteIsColon() else { return false }
    switch lexer.previousKind {
    case .openParen, .comma, .interpolationOpen: return frame.pointee.kind == .parens
    case .openBrace, .semicolon: return frame.pointee.kind == .code
    default:
      return lexer.token.afterNewline && frame.pointee.kind == .code
        && !frame.pointee.isInCaseLabel && !frame.pointee.isInHeader
    }
  }

  /// Reads `<A, B>` after a name in an expression if it can be nothing else.
  ///
  /// - Returns: false, with nothing read, if `<` is an operator here.
  mutating func parseExpressionGenericArguments() -> Bool {
    guard !isKnownComparison(lexer.token.start) else { return false }
    let saved = lexer
    let count = references.count
    if parseGenericArguments(depth: 0), mayFollowGenericArguments() { return true }
    lexer = saved
    references.truncate(to: count)
    return false
  }

  private mutating func isKnownComparison(_ offset: UInt32) -> Bool {
    while !comparisons.isEmpty, comparisons[comparisons.count - 1] < offset {
      comparisons.removeLast()
    }
    return !comparisons.isEmpty && comparisons[comparisons.count - 1] == offset
  }

  /// The compiler's own rule for telling `A<B>(c)` from two comparisons.
  private func mayFollowGenericArguments() -> Bool {
    if lexer.token.afterNewline { return true }
    switch lexer.token.kind {
    case .openParen, .closeParen, .openBracket, .closeBracket, .openBrace, .closeBrace, .dot,
      .doubleColon, .comma, .semicolon, .colon, .equal, .endOfFile, .interpolationClose,
      .interpolationNext:
      return true
    case .symbol:
      let byte = lexer.base[Int(lexer.token.start)]
      return byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: ">")
        || byte == UInt8(ascii: "&")
    case .identifier: return lexer.token.keyword == .in
    default: return false
    }
  }

  /// Reads `as`, `as?`, `as!` or `is` with its type.
  mutating func parseCast() {
    lexer.advance()
    if !lexer.token.afterSpace, atSymbol(UInt8(ascii: "?")) || atSymbol(UInt8(ascii: "!")) {
      lexer.splitSymbol()
    }
    parseType(.cast)
  }
}
