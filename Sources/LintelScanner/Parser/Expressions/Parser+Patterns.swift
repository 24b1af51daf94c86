extension Parser {
  /// Begins the pattern after `case` in a switch, or in `if case`.
  mutating func beginCase() {
    frame.pointee.isInPattern = true
    guard !frame.pointee.isInHeader else { return openMatch() }
    frame.pointee.isInCaseLabel = true
    endScopes(downTo: frame.pointee.firstLocal, at: lexer.token.start)
  }

  /// Begins a match in a condition.
  private mutating func openMatch() {
    frame.pointee.headerMatch = Int32(matches.count)
    matches.append(MatchFact(start: lexer.token.start, subject: 0))
  }

  /// Begins the match of a `switch`, whose braces the innermost frame is.
  mutating func enterMatch(against subject: UInt32, _ value: ValueKind, at brace: UInt32) {
    frame.pointee.match = Int32(matches.count)
    matches.append(MatchFact(start: brace, subject: subject, value: value))
  }

  /// Whether patterns are matched against what stands at `offset` in the header of a statement.
  mutating func isSubject(at offset: UInt32) -> Bool {
    frame.pointee.headerSubject == offset
      || !matches.isEmpty && matches[matches.count - 1].subject == offset
  }

  /// Writes down the value at the current token, one of those that patterns are matched against.
  mutating func addTupleItem() {
    var reference: Int32 = -1
    switch valueKind() {
    case .reference: reference = Int32(references.count)
    case .selfValue: reference = UsageFact.selfOperand
    default: break
    }
    tupleItems.append(TupleItemFact(start: frame.pointee.contentStart, reference: reference))
  }

  /// Ends the pattern of a condition at the equal sign before the current token.
  mutating func endConditionPattern() {
    let match = frame.pointee.headerMatch
    guard match >= 0, frame.pointee.isInPattern else { return }
    frame.pointee.headerMatch = -1
    let end = lexer.previousEnd
    skipEffects()
    guard startsValue() else { return }
    matches.base[Int(match)].end = end
    matches.base[Int(match)].subject = lexer.token.start
    matches.base[Int(match)].value = valueKind()
  }

  mutating func endCaseLabel() {
    frame.pointee.isInCaseLabel = false
    frame.pointee.labelEnd = lexer.token.end
    frame.pointee.slot = .statement
    endPattern()
  }

  mutating func endPattern() {
    frame.pointee.isInPattern = false
    frame.pointee.bindsNames = false
  }

  /// Reads what `let` or `var` binds in a pattern: a name, whatever its case, or the names in an
  /// expression such as `case let Shape.circle(radius)`.
  mutating func parseBoundNames() {
    guard lexer.token.kind == .identifier else {
      frame.pointee.bindsNames = true
      return
    }
    switch lexer.cursor.pointee {
    case UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: "<"): frame.pointee.bindsNames = true
    case _ where lexer.token.isCapitalized && isBeforeMember(): frame.pointee.bindsNames = true
    default: bindName(lexer.token)
    }
  }

  /// Whether a dot follows the current token, white space apart.
  private mutating func isBeforeMember() -> Bool {
    var ahead = lexer
    ahead.advance()
    return ahead.token.kind == .dot
  }

  /// Whether `token` is a name that the pattern around it binds, rather than one it mentions.
  mutating func bindsName(_ token: Token) -> Bool {
    guard frame.pointee.bindsNames else { return false }
    switch lexer.cursor.pointee {
    case UInt8(ascii: "."), UInt8(ascii: "("): return false
    case UInt8(ascii: "<"): return !token.isCapitalized
    default: return !token.isCapitalized || !isBeforeMember()
    }
  }

  mutating func bindName(_ token: Token) {
    declareLocal(.pattern, token)
    lexer.advance()
  }

  /// Reads `as`, `as?`, `as!` or `is` with its type.
  mutating func parseCast() {
    let isConversion = lexer.token.keyword == .as
    lexer.advance()
    if !lexer.token.afterSpace, atSymbol(UInt8(ascii: "?")) || atSymbol(UInt8(ascii: "!")) {
      lexer.splitSymbol()
    }
    let start = lexer.token.start
    let first = references.count
    guard parseType(.cast), isConversion else { return }
    noteConversion(to: start)
    if first < references.count, references[first].offset == start {
      frame.pointee.conversion = Int32(first)
      frame.pointee.conversionEnd = lexer.previousEnd
    }
  }

  /// Notes that the value of the variable being read is converted to the type at `start`.
  private mutating func noteConversion(to start: UInt32) {
    let local = frame.pointee.local
    guard local >= 0, locals[Int(local)].typeStart == 0 else { return }
    // What an `if` or `switch` expression looks at is not its value.
    if frame.pointee.isInHeader, locals[Int(local)].kind == .variable { return }
    locals.base[Int(local)].typeStart = start
  }
}
