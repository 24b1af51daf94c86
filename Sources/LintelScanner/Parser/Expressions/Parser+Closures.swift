extension Parser {
  /// Writes down the closure whose brace is at `start`, and which the innermost frame is.
  mutating func beginClosure(at start: UInt32) {
    frame.pointee.closure = Int32(facts.closures.count)
    facts.closures.append(ClosureFact(start: start, argument: argument(startingAt: start)))
    frame.pointee.block = .closure
    frame.pointee.statementStart = Int32(facts.references.count)
  }

  /// Notes what follows `closure` in parentheses or brackets: if it is not the end of an argument,
  /// as in `f({ … }())`, the closure is only a part of that.
  mutating func endClosureValue(_ closure: Int32) {
    switch tokens.token.kind {
    case .comma, .closeParen, .closeBracket, .endOfFile: break
    default:
      facts.closures.base[Int(closure)].argument = -1
      facts.closures.base[Int(closure)].parameter = -1
    }
    if tokens.at(.openParen), !tokens.afterNewline, isFirstOperand() {
      changeBranch(to: .calledClosure, at: tokens.token.start)
    }
  }

  /// The argument that was written down last, if its value starts at `offset`.
  private mutating func argument(startingAt offset: UInt32) -> Int32 {
    let last = facts.references.count - 1
    guard last >= 0, facts.references[last].kind == .argument else { return -1 }
    if facts.references[last].offset == offset { return Int32(last) }
    // After a label only a colon and white space are left.
    return lastArgumentStart == offset ? Int32(last) : -1
  }

  /// Reads the attributes and parameters at the start of a closure.
  mutating func parseClosureStart() {
    let depth = frames.count
    while tokens.at(.at) {
      parseAttribute()
      guard frames.count == depth else {
        frames[depth - 1].awaitsClosureStart = true
        return
      }
      // Captures may follow.
      frame.pointee.contentStart = tokens.token.start
    }
    parseClosureParameters()
    noteClosureValue()
  }

  /// Goes on after the arguments of an attribute at the start of a closure.
  mutating func resumeClosureStart() {
    frame.pointee.awaitsClosureStart = false
    frame.pointee.contentStart = tokens.token.start
    parseClosureStart()
  }

  /// Whether what is before the brace at the current token is called with the closure, though it is
  /// no path: `Self { … }`.
  mutating func isAfterNamelessCallee() -> Bool {
    tokens.previousKind != .closeBrace
      && TokenKind.endsValue(tokens.previousKind, tokens.previousKeyword)
  }

  /// Goes on after the capture list of a closure.
  mutating func finishCaptures() {
    parseClosureParameters()
    if tokens.at(.identifier), tokens.at(.in) { noteClosureValue() }
  }

  /// Notes what the code of the innermost closure begins with.
  private mutating func noteClosureValue() {
    let closure = frame.pointee.closure
    if tokens.at(.identifier), tokens.at(.in) {
      // Attributes before the parameters are those of the closure.
      pending.clear()
      tokens.advance()
    }
    guard closure >= 0 else { return }
    withoutEffects {
      $0.beginValue()
      guard $0.startsPath(), !$0.tokens.beginsWithoutPath() else { return }
      $0.facts.closures.base[Int(closure)].value = Int32($0.facts.references.count)
    }
  }

  /// Reads `(a: A, b) async throws(E) -> R in`, or `a, b in`, if that is what stands here;
  /// otherwise nothing.
  mutating func parseClosureParameters() {
    let mark = writer.mark
    let localCount = facts.locals.count
    let openCount = openLocals.count
    switch tokens.token.kind {
    case .openParen where skipClosureParameterClause() && parseClosureResult():
      frame.pointee.local = -1
      return
    case .identifier where skipClosureParameterNames() && parseClosureResult():
      frame.pointee.local = -1
      return
    default: break
    }
    frame.pointee.local = -1
    writer.rewind(to: mark)
    facts.locals.truncate(to: localCount)
    openLocals.truncate(to: openCount)
  }

  /// Reads names without types, `a, b`, which may be capitalised and are no types then.
  private mutating func skipClosureParameterNames() -> Bool {
    while tokens.at(.identifier), !tokens.token.keyword.isReserved {
      declareLocal(.closureParameter, tokens.token)
      tokens.advance()
      guard tokens.eat(.comma) else { return true }
    }
    return false
  }

  /// Reads `(a: A, b)`, referring to the types.
  private mutating func skipClosureParameterClause() -> Bool {
    tokens.advance()
    while !tokens.at(.closeParen) {
      while tokens.at(.at) { types.parseAttribute(by: owner) }
      guard tokens.at(.identifier) else { return false }
      var name = tokens.token
      tokens.advance()
      if tokens.at(.identifier) {
        name = tokens.token
        tokens.advance()
      }
      let local = declareLocal(.closureParameter, name)
      if tokens.eat(.colon) {
        if local >= 0 { facts.locals.base[Int(local)].typeStart = tokens.token.start }
        guard types.parse(.type, by: owner) else { return false }
        if tokens.atSymbol(".") { tokens.advance() }
      }
      guard tokens.eat(.comma) else { break }
    }
    guard tokens.eat(.closeParen) else { return false }
    return true
  }

  /// Reads effects and result up to `in`.
  private mutating func parseClosureResult() -> Bool {
    tokens.eat(.async)
    if tokens.eat(.throws) {
      types.parseThrownType(of: -1, by: owner)
    }
    let closure = frame.pointee.closure
    if tokens.eat(.arrow) {
      let start = tokens.token.start
      guard types.parse(.type, by: owner) else { return false }
      if closure >= 0, tokens.at(.in) {
        facts.closures.base[Int(closure)].resultStart = start
      }
    }
    return tokens.at(.in)
  }

  /// Whether the current token is a name that the capture list of a closure gives a value.
  mutating func isCapture() -> Bool {
    guard frame.pointee.kind == .brackets, frames.count > 1 else { return false }
    let outer = frames[frames.count - 2]
    guard outer.isCode, outer.contentStart == frame.pointee.contentStart else {
      return false
    }
    return tokens.isBeforeEqual()
  }

  mutating func bindCapture() {
    declareLocal(.capture, tokens.token)
    tokens.advance()
  }

  /// Whether the brace at the current token, in the header of a statement, is a closure: where a
  /// value is missing, as in `if let a = { … }() {`, or on one line with which the header goes on,
  /// as in `if list.filter { $0 }.isEmpty {`.
  mutating func isClosureInHeader() -> Bool {
    if tokens.previousKind == .equal || tokens.previousKind == .comma { return true }
    if tokens.previousKind == .symbol, !tokens.isAfterPostfixOperator() { return true }
    return frame.pointee.chainEnd == tokens.previousEnd && tokens.isClosureOnLine()
  }
}
