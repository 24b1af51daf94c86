extension Parser {
  /// Enters parentheses or brackets at the current token: the arguments of the expression that ends
  /// before it, or a group.
  mutating func open(_ kind: Frame.Kind) {
    let isAfterValue = isAfterValue()
    let called =
      isAfterValue && frame.pointee.chainEnd == lexer.previousEnd ? frame.pointee.chain : -1
    if called >= 0 {
      references.base[Int(called)].flags |=
        kind == .parens ? ReferenceFact.called : ReferenceFact.subscripted
    }
    var inner = Frame(kind: kind, owner: owner)
    inner.isInPattern = frame.pointee.isInPattern
    inner.bindsNames = frame.pointee.bindsNames
    inner.contentStart = lexer.token.start
    inner.call = called
    inner.holdsArguments = kind == .parens || isAfterValue
    inner.isOperand = isAfterOperator()
    inner.isOpaque = called < 0 && (isAfterValue || lexer.token.kind == .interpolationOpen)
    if frame.pointee.isInHeader, kind == .parens, !isAfterValue {
      inner.isSubject = isSubject(at: lexer.token.start)
    }
    frames.append(inner)
    lexer.advance()
    if inner.holdsArguments { parseArgument() }
  }

  /// Whether a value ends before the current bracket, on the same line, so that the bracket belongs
  /// to it.
  private mutating func isAfterValue() -> Bool {
    guard !lexer.token.afterNewline, lexer.token.kind != .interpolationOpen else { return false }
    if frame.pointee.chainEnd == lexer.previousEnd { return true }
    // `(value)?[0]`
    if lexer.previousKind == .symbol, !lexer.token.afterSpace {
      return isAfterUnwrapping() && isAfterPostfixOperator()
    }
    return TokenKind.endsValue(lexer.previousKind, lexer.previousKeyword)
  }

  /// Reads the label at the start of an argument, and writes the argument down.
  mutating func parseArgument() {
    if lexer.token.kind == .closeParen || lexer.token.kind == .closeBracket { return }
    let call = frame.pointee.call
    if frame.pointee.isSubject { addTupleItem() }
    guard lexer.token.kind == .identifier, isBeforeColon() else {
      guard call >= 0 else { return }
      addArgument(of: call, label: intern(from: 0, to: 0), at: lexer.token.start)
      return noteArgument()
    }
    // Several labels in a row name a function without calling it: `move(from:to:)`.
    while lexer.token.kind == .identifier, isBeforeColon() {
      if call >= 0 {
        addArgument(of: call, label: intern(lexer.token), at: lexer.token.start)
      }
      lexer.advance()
      lexer.advance()
    }
    lastArgumentStart = call >= 0 ? lexer.token.start : .max
    if call >= 0 { noteArgument() }
  }

  /// Notes that the argument written down last is being read, and whether it begins with a path.
  private mutating func noteArgument() {
    frame.pointee.argument = Int32(references.count - 1)
    // What a pattern binds is no path.
    if frame.pointee.isInPattern { return }
    if lexer.token.kind == .identifier || lexer.token.kind == .dot, valueKind() == .reference {
      references.base[references.count - 1].flags |= ReferenceFact.pathArgument
    }
  }

  private mutating func addArgument(of call: Int32, label: NameID, at offset: UInt32) {
    references.append(
      ReferenceFact(
        name: label, offset: offset, link: call, kind: .argument, flags: 0,
        condition: condition))
  }

  /// Writes down the closure after the call of `called`.
  mutating func addTrailingClosure(to called: Int32, at brace: UInt32) {
    references.base[Int(called)].flags |= ReferenceFact.called
    addArgument(of: called, label: intern(from: 0, to: 0), at: brace)
  }

  /// Moves past a `?` or `!` that belongs to the expression before it, or any other operator.
  mutating func parseSymbol() {
    let isPostfix =
      frame.pointee.chainEnd == lexer.previousEnd && !lexer.token.afterSpace && isUnwrapping()
    let end = lexer.token.end
    // The branches of a condition have types of their own.
    let isTernary =
      lexer.token.afterSpace && end - lexer.token.start == 1
      && lexer.base[Int(lexer.token.start)] == UInt8(ascii: "?")
    if isTernary {
      frame.pointee.local = -1
      frame.pointee.openConditionals &+= 1
      frame.pointee.makesBool = false
      return lexer.advance()
    }
    if isPostfix {
      frame.pointee.chainEnd = end
      return lexer.advance()
    }
    if groupEnd == lexer.previousEnd, !lexer.token.afterSpace, isUnwrapping() {
      groupEnd = end
      return lexer.advance()
    }
    readOperator()
  }

  /// Whether the current token is nothing but `?` and `!`.
  mutating func isUnwrapping() -> Bool {
    for offset in lexer.token.start..<lexer.token.end {
      guard isUnwrapping(lexer.base[Int(offset)]) else { return false }
    }
    return true
  }

  mutating func isUnwrapping(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
  }

  /// Whether the current name is the label of a further trailing closure or of a statement.
  mutating func isLabel() -> Bool {
    guard isBeforeColon() else { return false }
    switch lexer.previousKind {
    case .openBrace, .semicolon: return frame.pointee.kind == .code
    case .closeBrace where !lexer.token.afterNewline && !frame.pointee.isInCaseLabel: return true
    case .closeBrace where frame.pointee.chainEnd == lexer.previousEnd: return true
    default:
      return lexer.token.afterNewline && frame.pointee.kind == .code
        && !frame.pointee.isInCaseLabel && !frame.pointee.isInHeader && beginsStatement()
    }
  }

  /// Reads a label; that of a further trailing closure with the brace after it.
  mutating func parseLabel() {
    let call = frame.pointee.chainEnd == lexer.previousEnd ? frame.pointee.chain : -1
    let label = lexer.token
    let isTrailing = lexer.previousKind == .closeBrace
    lexer.advance()
    guard isTrailing else { return }
    lexer.advance()
    guard lexer.token.kind == .openBrace else { return }
    if call >= 0 { addArgument(of: call, label: intern(label), at: label.start) }
    lastArgumentStart = call >= 0 ? lexer.token.start : .max
    openClosure(of: call)
  }
}
