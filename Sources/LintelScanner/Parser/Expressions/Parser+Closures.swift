extension Parser {
  /// Writes down the closure whose brace is at `start`, and which the innermost frame is.
  mutating func beginClosure(at start: UInt32) {
    frame.pointee.closure = Int32(closures.count)
    closures.append(ClosureFact(start: start, argument: argument(startingAt: start)))
    frame.pointee.block = .closure
    frame.pointee.statementStart = Int32(references.count)
  }

  /// Notes where a closure ends, and that what it begins with is only one of several statements.
  mutating func endClosure(_ closed: Frame, at end: UInt32) {
    let closure = closures.base + Int(closed.closure)
    closure.pointee.end = end
    if closed.statementStart > closure.pointee.value { closure.pointee.value = -1 }
  }

  /// Notes what follows `closure` in parentheses or brackets: if it is not the end of an argument,
  /// as in `f({ … }())`, the closure is only a part of that.
  mutating func endClosureValue(_ closure: Int32) {
    switch lexer.token.kind {
    case .comma, .closeParen, .closeBracket, .endOfFile: break
    default: closures.base[Int(closure)].argument = -1
    }
  }

  /// The argument that was written down last, if its value starts at `offset`.
  private mutating func argument(startingAt offset: UInt32) -> Int32 {
    let last = references.count - 1
    guard last >= 0, references[last].kind == .argument else { return -1 }
    if references[last].offset == offset { return Int32(last) }
    // After a label only a colon and white space are left.
    return lastArgumentStart == offset ? Int32(last) : -1
  }

  /// Reads the attributes and parameters at the start of a closure.
  mutating func parseClosureStart() {
    let depth = frames.count
    while lexer.token.kind == .at {
      parseAttribute()
      guard frames.count == depth else { return }
      // Captures may follow.
      frame.pointee.contentStart = lexer.token.start
    }
    parseClosureParameters()
    noteClosureValue()
  }

  /// Goes on after the capture list of a closure.
  mutating func finishCaptures() {
    parseClosureParameters()
    if lexer.token.kind == .identifier, lexer.token.keyword == .in { noteClosureValue() }
  }

  /// Notes what the code of the innermost closure begins with.
  private mutating func noteClosureValue() {
    let closure = frame.pointee.closure
    if lexer.token.kind == .identifier, lexer.token.keyword == .in { lexer.advance() }
    guard closure >= 0, lexer.token.kind == .identifier || lexer.token.kind == .dot,
      valueKind() == .reference
    else { return }
    closures.base[Int(closure)].value = Int32(references.count)
  }

  /// Reads `(a: A, b) async throws(E) -> R in`, or `a, b in`, if that is what stands here;
  /// otherwise nothing.
  mutating func parseClosureParameters() {
    let saved = lexer
    let count = references.count
    let localCount = locals.count
    let openCount = openLocals.count
    let shapeCount = typeShapes.count
    switch lexer.token.kind {
    case .openParen where skipClosureParameterClause() && parseClosureResult():
      frame.pointee.local = -1
      return
    case .identifier where skipClosureParameterNames() && parseClosureResult():
      frame.pointee.local = -1
      return
    default: break
    }
    frame.pointee.local = -1
    lexer = saved
    references.truncate(to: count)
    locals.truncate(to: localCount)
    openLocals.truncate(to: openCount)
    typeShapes.truncate(to: shapeCount)
  }

  /// Reads names without types, `a, b`, which may be capitalised and are no types then.
  private mutating func skipClosureParameterNames() -> Bool {
    while lexer.token.kind == .identifier, !lexer.token.keyword.isReserved {
      declareLocal(.closureParameter, lexer.token)
      lexer.advance()
      guard lexer.token.kind == .comma else { return true }
      lexer.advance()
    }
    return false
  }

  /// Reads `(a: A, b)`, referring to the types.
  private mutating func skipClosureParameterClause() -> Bool {
    lexer.advance()
    while lexer.token.kind != .closeParen {
      while lexer.token.kind == .at { skipTypeAttribute(depth: 0) }
      guard lexer.token.kind == .identifier else { return false }
      var name = lexer.token
      lexer.advance()
      if lexer.token.kind == .identifier {
        name = lexer.token
        lexer.advance()
      }
      let local = declareLocal(.closureParameter, name)
      if lexer.token.kind == .colon {
        lexer.advance()
        if local >= 0 { locals.base[Int(local)].typeStart = lexer.token.start }
        guard parseType(.type) else { return false }
        if atSymbol(UInt8(ascii: ".")) { lexer.advance() }
      }
      guard lexer.token.kind == .comma else { break }
      lexer.advance()
    }
    guard lexer.token.kind == .closeParen else { return false }
    lexer.advance()
    return true
  }

  /// Reads effects and result up to `in`.
  private mutating func parseClosureResult() -> Bool {
    if lexer.token.keyword == .async { lexer.advance() }
    if lexer.token.keyword == .throws {
      lexer.advance()
      parseThrownType(depth: 0)
    }
    let closure = frame.pointee.closure
    if lexer.token.kind == .arrow {
      lexer.advance()
      let start = lexer.token.start
      guard parseType(.type) else { return false }
      if closure >= 0, lexer.token.keyword == .in {
        closures.base[Int(closure)].resultStart = start
      }
    }
    return lexer.token.keyword == .in
  }

  /// Whether the current token is a name that the capture list of a closure gives a value.
  mutating func isCapture() -> Bool {
    guard frame.pointee.kind == .brackets, frames.count > 1 else { return false }
    let outer = frames[frames.count - 2]
    guard outer.kind == .code, outer.contentStart == frame.pointee.contentStart else {
      return false
    }
    var next = lexer.cursor
    while next.pointee == 32 || next.pointee == 9 { next += 1 }
    return next.pointee == UInt8(ascii: "=") && next[1] != UInt8(ascii: "=")
  }

  mutating func bindCapture() {
    declareLocal(.capture, lexer.token)
    lexer.advance()
  }

  /// Whether the brace at the current token, in the header of a statement, is a closure: where a
  /// value is missing, as in `if let a = { … }() {`, or on one line with which the header goes on,
  /// as in `if list.filter { $0 }.isEmpty {`.
  mutating func isClosureInHeader() -> Bool {
    if lexer.previousKind == .equal || lexer.previousKind == .comma { return true }
    if lexer.previousKind == .symbol, !isAfterPostfixOperator() { return true }
    guard frame.pointee.chainEnd == lexer.previousEnd else { return false }
    var ahead = lexer
    var depth = 0
    for _ in 0..<64 {
      switch ahead.token.kind {
      case .openBrace, .openParen, .openBracket: depth += 1
      case .closeBrace, .closeParen, .closeBracket: depth -= 1
      case .endOfFile: return false
      default: break
      }
      ahead.advance()
      guard !ahead.token.afterNewline else { return false }
      guard depth > 0 else { break }
    }
    switch ahead.token.kind {
    case .openBrace, .comma, .dot, .openParen, .openBracket, .equal, .colon, .symbol: return true
    case .identifier:
      let keyword = ahead.token.keyword
      return keyword == .where || keyword == .is || keyword == .as
    default: return false
    }
  }
}
