extension Parser {
  /// Begins the pattern after `case` in a switch, or in `if case`.
  mutating func beginCase() {
    beginPattern()
    guard !frame.pointee.isInHeader else { return openMatch() }
    frame.pointee.isInCaseLabel = true
    endScopes(downTo: frame.pointee.firstLocal, at: tokens.token.start)
  }

  /// Begins a match in a condition.
  private mutating func openMatch() {
    frame.pointee.header.match = Int32(facts.matches.count)
    facts.matches.append(MatchFact(start: tokens.token.start, subject: 0))
  }

  /// Begins the match of a `switch`, whose braces the innermost frame is.
  mutating func enterMatch(against subject: UInt32, _ value: ValueKind, at brace: UInt32) {
    frame.pointee.match = Int32(facts.matches.count)
    facts.matches.append(MatchFact(start: brace, subject: subject, value: value))
  }

  /// Whether patterns are matched against what stands at `offset` in the header of a statement.
  mutating func isSubject(at offset: UInt32) -> Bool {
    frame.pointee.header.subject == offset
      || !facts.matches.isEmpty && facts.matches[facts.matches.count - 1].subject == offset
  }

  /// Writes down the value at the current token, one of those that patterns are matched against.
  mutating func addTupleItem() {
    var reference: Int32 = -1
    switch valueKind() {
    case .reference: reference = Int32(facts.references.count)
    case .selfValue: reference = UsageFact.selfOperand
    default: break
    }
    facts.tupleItems.append(TupleItemFact(start: frame.pointee.contentStart, reference: reference))
  }

  /// Ends the pattern of a condition at the equal sign before the current token.
  mutating func endConditionPattern() {
    let match = frame.pointee.header.match
    guard match >= 0, frame.pointee.isInPattern else { return }
    frame.pointee.header.match = -1
    let end = tokens.previousEnd
    tokens.skipEffects()
    guard tokens.startsValue() else { return }
    facts.matches.base[Int(match)].end = end
    facts.matches.base[Int(match)].subject = tokens.token.start
    facts.matches.base[Int(match)].value = valueKind()
  }

  mutating func endCaseLabel() {
    frame.pointee.isInCaseLabel = false
    frame.pointee.labelEnd = tokens.token.end
    frame.pointee.slot = .statement
    endPattern()
  }

  /// Reads what `let` or `var` binds in a pattern: a name, whatever its case, or the names in an
  /// expression such as `case let Shape.circle(radius)`.
  mutating func parseBoundNames() {
    guard tokens.at(.identifier) else {
      frame.pointee.pattern = .binds
      return
    }
    guard tokens.isOnlyBoundName() else {
      frame.pointee.pattern = .binds
      return
    }
    bindName(tokens.token)
  }

  /// Whether the current token is a name that the pattern around it binds, rather than one it uses.
  mutating func bindsName() -> Bool { frame.pointee.pattern == .binds && tokens.isBoundName() }

  mutating func bindName(_ token: Token) {
    declareLocal(.pattern, token)
    tokens.advance()
  }
}
