extension Parser {
  /// Whether the current token, the first on its line, begins a statement or a declaration rather
  /// than continuing the expression before it: `-a` begins one, `- a` and `.b` do not.
  mutating func beginsStatement() -> Bool {
    switch tokens.previousKind {
    case .openBrace, .semicolon: return true
    case .colon: return frame.braces.labelEnd == tokens.previousEnd
    case .symbol:
      // A postfix operator, such as `!` or `?`, ends a value as well.
      guard tokens.isAfterPostfixOperator() else { return false }
    // A function without a body may end with the keyword: `func f() throws`.
    case .identifier where tokens.previousKeyword == .throws || tokens.previousKeyword == .rethrows:
      break
    case .identifier where tokens.previousKeyword.startsExpression:
      return tokens.previousKeyword == .in && !frame.isInHeader
    case .identifier, .number, .string, .interpolationClose, .regex, .closeParen, .closeBracket,
      .closeBrace, .pound, .poundElse, .poundEndif, .poundIf, .poundElseif:
      break
    default: return false
    }
    switch tokens.token.kind {
    // A brace on the line after a brace begins a statement, because a second trailing closure has a
    // label.
    case .openBrace: return tokens.previousKind == .closeBrace && isBetweenStatements()
    case .dot, .equal, .arrow, .comma, .colon, .doubleColon, .closeParen, .closeBracket,
      .closeBrace, .poundIf, .poundElse, .poundElseif, .poundEndif:
      return false
    case .symbol:
      return tokens.isPrefixOperator()
    case .identifier:
      switch tokens.token.keyword {
      case .as, .is, .in, .where, .else, .catch: return false
      default: return true
      }
    default: return true
    }
  }

  /// Whether the innermost frame is braces of code, in which no statement waits for its own brace.
  private mutating func isBetweenStatements() -> Bool {
    frame.kind == .code && !frame.isInHeader
  }

  /// Ends the current statement, which may be incomplete: the value of a variable, or a header
  /// without a block, such as `repeat { … } while condition`.
  mutating func endStatement() {
    endBinding()
    endAwait(at: endOfCode)
    frame.names = .none
    if frame.isInHeader { leaveHeader() }
    revealLocals()
    frame.local = -1
    frame.slot = .statement
    frame.openConditionals = 0
    // The first statement in braces may be their value.
    if tokens.token.start > frame.value.branch { frame.value.start = 0 }
    frame.braces.statementStart = Int32(facts.references.count)
    groupStart = .max
  }

  /// Leaves a header that has no block, and the pattern in it.
  private mutating func leaveHeader() {
    revealHeaderLocals()
    frame.isInHeader = false
    frame.header.match = -1
    endPattern()
  }

  /// Leaves unfinished values and brackets before the declaration that begins at the current token,
  /// the first on its line: `let a = f(` before `func g() {}`.
  mutating func leaveUnfinished() {
    // Usually the previous statement has already ended.
    if frame.isBraced, frame.binding < 0, frame.local < 0 { return }
    // A line may begin with `let` in conditions and patterns.
    guard !frame.isInHeader, !frame.isInPattern, !frame.braces.isInCaseLabel
    else { return }
    if !frame.isBraced { abandonBrackets() }
    endStatement()
  }

  mutating func beginPattern() {
    if frame.pattern == .none { frame.pattern = .tests }
  }

  mutating func endPattern() { frame.pattern = .none }

  /// Returns the kind of the first part of the value at the current token.
  mutating func valueKind() -> ValueKind {
    tokens.valueKind(isInHeader: frame.isInHeader)
  }

  /// Whether a path starts at the current token.
  mutating func startsPath() -> Bool {
    tokens.startsPath(isInHeader: frame.isInHeader)
  }

  /// Begins the header of a statement or an accessor, which ends at its brace.
  mutating func beginHeader() {
    // The `else` of a `guard` begins a header of its own.
    revealHeaderLocals()
    frame.isInHeader = true
    frame.header = Frame.Header(firstLocal: Int32(openLocals.count))
    frame.value.start = 0
    frame.slot = .nothing
  }

  /// Begins, at the current token, the `else` of the `guard` whose header is being read.
  mutating func beginElse() {
    let first = frame.header.firstLocal
    let start = tokens.token.start
    beginHeader()
    frame.header.firstGuarded = first
    for position in Int(first)..<max(Int(first), openLocals.count) where openLocals[position] >= 0 {
      facts.locals.base[Int(openLocals[position])].elseStart = start
      facts.locals.base[Int(openLocals[position])].elseEnd = start
    }
  }

  /// Records that the current argument, or item of a tuple, is an operation: `f(a + b)`.
  mutating func noteOperation() {
    if frame.brackets.isSubject { noteItemOperation() }
    let argument = Int(frame.brackets.argument)
    guard argument >= 0, !frame.isInPattern else { return }
    switch tokens.previousKind {
    // An operator may be the whole argument: `sorted(by: <)`.
    case .openParen, .openBracket, .comma, .colon: return
    default: break
    }
    facts.references.base[argument].flags |= ReferenceFact.operation
  }

  private mutating func noteItemOperation() {
    // A closure in the item may have recorded items of its own.
    var position = facts.tupleItems.count - 1
    while position >= 0, facts.tupleItems[position].start != frame.contentStart {
      position -= 1
    }
    if position >= 0 { facts.tupleItems.base[position].isOperation = true }
  }
}
