extension Parser {
  /// Enters the block of a statement, an accessor block, or a closure.
  mutating func openBrace() {
    pending.clear()
    let outer = frame
    endPattern()
    guard outer.isInHeader, !isClosureInHeader() else { return openAccessorsOrClosure(outer) }
    revealHeaderLocals()
    frame.isInHeader = false
    frame.local = -1
    let brace = tokens.token.start
    endAwait(at: brace)
    let catchesAll = tokens.previousKind == .identifier && tokens.previousKeyword == .catch
    tokens.advance()
    openCode(call: -1, firstLocal: outer.header.firstLocal)
    frame.braces.firstGuarded = outer.header.firstGuarded
    if catchesAll { declareCaughtError(at: brace) }
    if outer.header.kind == .setter || outer.header.kind == .observer {
      declareImplicitAccessorValue(in: outer, at: brace)
    }
    enterBlock(in: outer)
    if outer.header.subject > 0 {
      enterMatch(against: outer.header.subject, outer.header.value, at: brace)
    }
  }

  /// Enters accessors, `{ get }`, the code of a getter, `var a: Int { 1 }`, or a closure,
  /// `f { a }`.
  private mutating func openAccessorsOrClosure(_ outer: Frame) {
    // A call has only one trailing closure without a label.
    let isAfterCallee =
      outer.path.end == tokens.previousEnd && tokens.previousKind != .closeBrace
    let called = isAfterCallee ? outer.path.last : -1
    let brace = tokens.token.start
    let isOperand = isAfterOperator()
    let isOpaque = called < 0 && isAfterNamelessCallee()
    let usage = called < 0 ? usageOfClosure() : -1
    let end = endOfCode
    tokens.advance()
    let holdsAccessors = noteAccessors(of: outer)
    if holdsAccessors { revealLocals(at: end) }
    if called >= 0, !holdsAccessors { addTrailingClosure(to: called, at: brace) }
    openCode(call: holdsAccessors ? -1 : called, firstLocal: Int32(openLocals.count))
    if holdsAccessors { frame.kind = .accessors }
    if holdsAccessors || isGetter(of: outer) {
      frame.braces.block = outer.binding < 0 ? .localGetter(outer.local) : .body
    } else {
      frame.isOperand = isOperand
      frame.braces.isOpaque = isOpaque
      beginClosure(at: brace, usage: usage)
      parseClosureStart()
    }
  }

  /// Records the purpose of the innermost frame, which is the block of a statement or an accessor.
  private mutating func enterBlock(in outer: Frame) {
    if outer.kind == .accessors {
      guard outer.header.kind == .getter else { return }
      frame.braces.block = outer.braces.block
    } else if outer.header.kind == .branch {
      frame.braces.block = .branch
      frame.branch = outer.branch
      // The branches of a `switch` begin after their labels.
      if outer.header.subject == 0 { enterBranchValue() }
    }
  }

  /// Leaves the innermost braces, and the parentheses and brackets that are still open in them.
  mutating func closeBrace() {
    groupStart = .max
    if openBraces > 0 {
      if !frame.isBraced { abandonBrackets() }
      endBinding()
      let closed = frame
      closeFrame(at: tokens.token.end)
      tokens.advance()
      if closed.braces.closure >= 0, closed.call < 0 { endClosureValue(closed.braces.closure) }
    } else {
      tokens.isOutOfStep = true
      tokens.advance()
    }
  }

  mutating func closeParen() {
    pending.clear()
    // Damaged code may leave brackets open; they end at the parenthesis: `(a[b)`.
    while frame.kind == .brackets { closeFrame(at: endOfCode) }
    let closed = frame
    guard closed.kind == .parens || closed.kind == .parameters else {
      tokens.isOutOfStep = true
      groupStart = .max
      return tokens.advance()
    }
    groupStart = closed.call < 0 ? closed.contentStart : .max
    noteGroup(closed)
    closeFrame(at: tokens.token.end)
    tokens.advance()
    if closed.isOperand { noteOperand(in: closed) }
    if closed.brackets.literal >= 0 { endLiteral(of: closed) }
    if closed.brackets.isSubject { endTupleItems(of: closed) }
    if closed.kind == .parameters { finishParameters(of: closed.owner) }
    if frame.braces.awaitsClosureStart { resumeClosureStart() }
  }

  mutating func closeBracket() {
    let closed = frame
    guard closed.kind == .brackets else {
      tokens.isOutOfStep = true
      return tokens.advance()
    }
    noteCollection(closed)
    closeFrame(at: tokens.token.end)
    noteCollectionValue(closed)
    tokens.advance()
    if closed.brackets.literal >= 0 { endLiteral(of: closed) }
    if frame.isCode, frame.contentStart == closed.contentStart {
      finishCaptures()
    }
  }
}
