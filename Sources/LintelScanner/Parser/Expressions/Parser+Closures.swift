extension Parser {
  /// Records the closure whose opening brace is at `start`; the innermost frame is its braces.
  ///
  /// - Parameter usage: the index of its usage, or -1.
  mutating func beginClosure(at start: UInt32, usage: Int32 = -1) {
    frame.braces.closure = Int32(facts.closures.count)
    facts.closures.append(
      ClosureFact(start: start, argument: argument(startingAt: start), usage: usage))
    frame.braces.block = .closure
    frame.braces.statementStart = Int32(facts.references.count)
  }

  /// Returns the usage of the closure, or of the accessors, whose opening brace is the current
  /// token, which is not a trailing closure; -1 for accessors, an argument, and where it is unknown.
  mutating func usageOfClosure() -> Int32 {
    let isValue = !TokenKind.endsValue(tokens.previousKind, tokens.previousKeyword)
    guard isValue, !isGetter(of: frame), argument(startingAt: tokens.token.start) < 0 else {
      return -1
    }
    return usageHere()
  }

  /// Records that `closure` is only a part of a value, if more of that value follows:
  /// `f({ … }())`.
  mutating func endClosureValue(_ closure: Int32) {
    switch tokens.token.kind {
    case .comma, .closeParen, .closeBracket, .endOfFile: break
    default: facts.closures.base[Int(closure)].argument = -1
    }
    switch tokens.token.kind {
    case .dot, .symbol: facts.closures.base[Int(closure)].usage = -1
    case .openParen where !tokens.afterNewline, .openBracket where !tokens.afterNewline,
      .identifier where tokens.at(.as) || tokens.at(.is):
      facts.closures.base[Int(closure)].usage = -1
    default: break
    }
    if tokens.at(.openParen), !tokens.afterNewline, isFirstOperand() {
      changeBranch(to: .calledClosure, at: tokens.token.start)
    }
  }

  /// Returns the argument that was recorded last, if its value starts at `offset`, or -1.
  private mutating func argument(startingAt offset: UInt32) -> Int32 {
    let last = facts.references.count - 1
    guard last >= 0, facts.references[last].kind == .argument else { return -1 }
    if facts.references[last].offset == offset { return Int32(last) }
    // A labelled argument begins before its value.
    return lastArgumentStart == offset ? Int32(last) : -1
  }

  /// Reads the attributes and parameters at the start of a closure: `{ @MainActor (a: A) in … }`.
  mutating func parseClosureStart() {
    let depth = frames.count
    while tokens.at(.at) {
      parseAttribute()
      guard frames.count == depth else {
        frames[depth - 1].braces.awaitsClosureStart = true
        return
      }
      // Captures may follow.
      frame.contentStart = tokens.token.start
    }
    parseClosureParameters()
    noteClosureValue()
  }

  /// Continues after the arguments of an attribute at the start of a closure: `{ @A(b) [c] in … }`.
  mutating func resumeClosureStart() {
    frame.braces.awaitsClosureStart = false
    frame.contentStart = tokens.token.start
    parseClosureStart()
  }

  /// Whether a value that is not a path ends before the current brace, so that it is called with
  /// the closure: `Self { … }`.
  mutating func isAfterNamelessCallee() -> Bool {
    tokens.previousKind != .closeBrace
      && TokenKind.endsValue(tokens.previousKind, tokens.previousKeyword)
  }

  /// Continues after the capture list of a closure: `{ [a] b in … }`.
  mutating func finishCaptures() {
    parseClosureParameters()
    if tokens.at(.identifier), tokens.at(.in) { noteClosureValue() }
  }

  /// Records the path that the code of the innermost closure begins with: `{ a in a.b }`.
  private mutating func noteClosureValue() {
    let closure = frame.braces.closure
    if tokens.at(.identifier), tokens.at(.in) {
      // Attributes before the parameters belong to the closure.
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

  /// Reads `(a: A, b) async throws(E) -> R in`, or `a, b in`, if either begins at the current
  /// token; otherwise reads nothing.
  mutating func parseClosureParameters() {
    let mark = writer.mark
    let localCount = facts.locals.count
    let openCount = openLocals.count
    let capitalCount = capitalLocals.count
    switch tokens.token.kind {
    case .openParen where skipClosureParameterClause() && parseClosureResult():
      frame.local = -1
      return
    case .identifier where skipClosureParameterNames() && parseClosureResult():
      frame.local = -1
      return
    default: break
    }
    frame.local = -1
    writer.rewind(to: mark)
    facts.locals.truncate(to: localCount)
    openLocals.truncate(to: openCount)
    capitalLocals.truncate(to: capitalCount)
  }

  /// Reads names without types: `a, b`. Even capitalised names are not types.
  private mutating func skipClosureParameterNames() -> Bool {
    while tokens.at(.identifier), !tokens.token.keyword.isReserved {
      declareLocal(.closureParameter, tokens.token)
      tokens.advance()
      guard tokens.eat(.comma) else { return true }
    }
    return false
  }

  /// Reads `(a: A, b)`, and records references to the types.
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

  /// Reads effects and result up to `in`: `async throws -> R in`.
  private mutating func parseClosureResult() -> Bool {
    tokens.eat(.async)
    if tokens.eat(.throws) {
      types.parseThrownType(of: -1, by: owner)
    }
    let closure = frame.braces.closure
    if tokens.eat(.arrow) {
      let start = tokens.token.start
      guard types.parse(.type, by: owner) else { return false }
      if closure >= 0, tokens.at(.in) {
        facts.closures.base[Int(closure)].resultStart = start
      }
    }
    return tokens.at(.in)
  }

  /// Whether the current token is a name to which the capture list of a closure gives a value: `a`
  /// in `{ [a = b] in … }`.
  mutating func isCapture() -> Bool {
    guard frame.kind == .brackets, frames.count > 1 else { return false }
    let outer = frames[frames.count - 2]
    guard outer.isCode, outer.contentStart == frame.contentStart else {
      return false
    }
    return tokens.peek().kind == .equal
  }

  mutating func bindCapture() {
    declareLocal(.capture, tokens.token)
    tokens.advance()
  }

  /// Whether the current brace, in the header of a statement, begins a closure: either because a
  /// value is missing, as in `if let a = { … }() {`, or because the closure ends on its line and
  /// the header continues, as in `if list.filter { $0 }.isEmpty {`.
  mutating func isClosureInHeader() -> Bool {
    if tokens.previousKind == .equal || tokens.previousKind == .comma { return true }
    if tokens.previousKind == .symbol, !tokens.isAfterPostfixOperator() { return true }
    return frame.path.end == tokens.previousEnd && tokens.isClosureOnLine()
  }
}
