extension Parser {
  /// Begins the pattern after `case` in a switch, or in `if case`.
  mutating func beginCase() {
    beginPattern()
    guard !frame.isInHeader else { return openMatch() }
    frame.braces.isInCaseLabel = true
    endScopes(downTo: frame.braces.firstLocal, at: tokens.token.start)
  }

  /// Begins a match in a condition, `if case .a = b`, or in the header of a loop,
  /// `for case .a in b`.
  mutating func openMatch() {
    frame.header.match = Int32(facts.matches.count)
    facts.matches.append(MatchFact(start: tokens.token.start, subject: 0))
  }

  /// Begins the match of a `switch`; the innermost frame is its braces.
  mutating func enterMatch(against subject: UInt32, _ value: ValueKind, at brace: UInt32) {
    frame.braces.match = Int32(facts.matches.count)
    facts.matches.append(MatchFact(start: brace, subject: subject, value: value))
  }

  /// Whether patterns are matched against the value at `offset`, or a variable has a value that
  /// begins there: `switch (a, b)`.
  mutating func isSubject(at offset: UInt32) -> Bool {
    if !facts.matches.isEmpty, facts.matches[facts.matches.count - 1].subject == offset {
      return true
    }
    if frame.isInHeader, frame.header.subject == offset { return true }
    if frame.brackets.isSubject, !facts.tupleItems.isEmpty {
      return facts.tupleItems[facts.tupleItems.count - 1].offset == offset
    }
    let (binding, local) = (frame.binding, frame.local)
    if binding >= 0 { return facts.extents[Int(binding)].valueStart == offset }
    return local >= 0 && facts.locals[Int(local)].valueStart == offset
  }

  /// Records the value at the current token as one item of a tuple that patterns are matched
  /// against: `a` in `switch (a, b)`.
  mutating func addTupleItem() {
    var reference: Int32 = -1
    switch valueKind() {
    case .reference: reference = Int32(facts.references.count)
    case .selfValue: reference = UsageFact.selfOperand
    default: break
    }
    facts.tupleItems.append(
      TupleItemFact(start: frame.contentStart, offset: tokens.token.start, reference: reference))
  }

  /// Discards the items of the parentheses `closed` if they are only the beginning of a value:
  /// `(a, b).0`.
  mutating func endTupleItems(of closed: Frame) {
    switch tokens.token.kind {
    case .comma, .semicolon, .closeParen, .closeBracket, .closeBrace, .endOfFile: return
    case .openBrace where frame.isInHeader: return
    case .identifier where tokens.at(.else) || tokens.at(.where): return
    default: if tokens.token.afterNewline, beginsStatement() { return }
    }
    var position = facts.tupleItems.count - 1
    while position >= 0, facts.tupleItems[position].offset > closed.contentStart {
      if facts.tupleItems[position].start == closed.contentStart {
        facts.tupleItems.base[position].start = 0
      }
      position -= 1
    }
  }

  /// Ends the pattern of a condition or loop whose equal sign or `in` is before the current token:
  /// `if case .a = b`.
  mutating func endHeaderPattern() {
    let match = frame.header.match
    guard match >= 0, frame.isInPattern else { return }
    frame.header.match = -1
    let end = tokens.previousEnd
    noteSubject(of: match)
    if facts.matches[Int(match)].subject > 0 { facts.matches.base[Int(match)].end = end }
  }

  /// Returns the match of the names in parentheses that end before the `=` or `in` at the current
  /// token, `let (a, b) = c`, or -1.
  mutating func tupleBefore() -> Int32 { tuple.end == tokens.previousEnd ? tuple.match : -1 }

  /// Records that the value that patterns are matched against begins at the current token, or after
  /// `try` and `await`.
  mutating func noteSubject(of match: Int32) {
    skipEffects()
    guard tokens.startsValue() else { return }
    facts.matches.base[Int(match)].subject = tokens.token.start
    facts.matches.base[Int(match)].value = valueKind()
  }

  mutating func endCaseLabel() {
    frame.braces.isInCaseLabel = false
    frame.braces.labelEnd = tokens.token.end
    frame.slot = .statement
    endPattern()
  }

  /// Reads the names that `let` or `var` binds in a pattern: one name, capitalised or not, or the
  /// names in an expression such as `case let Shape.circle(radius)`.
  mutating func parseBoundNames() {
    guard tokens.at(.identifier) else {
      frame.pattern = .binds
      return
    }
    guard tokens.isOnlyBoundName() else {
      frame.pattern = .binds
      return
    }
    bindName(tokens.token)
  }

  /// Whether the current token is a name that the pattern around it binds, rather than one that it
  /// uses: `radius`, but not `Shape`, in `case let Shape.circle(radius)`.
  mutating func bindsName() -> Bool { frame.pattern == .binds && tokens.isBoundName() }

  mutating func bindName(_ token: Token) {
    let local = declareLocal(.pattern, token)
    if local >= 0 { facts.boundNames.append(BoundNameFact(local: local, usage: usageHere())) }
    tokens.advance()
  }
}
