extension Parser {
  /// Enters the block of a statement, an accessor block, or a closure.
  mutating func openBrace() {
    pending.clear()
    let outer = frame.pointee
    endPattern()
    guard outer.isInHeader, !isClosureInHeader() else { return openAccessorsOrClosure(outer) }
    frame.pointee.isInHeader = false
    frame.pointee.local = -1
    let brace = tokens.token.start
    endAwait(at: brace)
    let catchesAll = tokens.previousKind == .identifier && tokens.previousKeyword == .catch
    tokens.advance()
    openCode(call: -1, firstLocal: outer.header.firstLocal)
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
      outer.chainEnd == tokens.previousEnd && tokens.previousKind != .closeBrace
    let called = isAfterCallee ? outer.chain : -1
    let brace = tokens.token.start
    let isOperand = isAfterOperator()
    let isOpaque = called < 0 && isAfterNamelessCallee()
    let isDefault = outer.slot == .defaultArgument && tokens.previousKind == .equal
    tokens.advance()
    let holdsAccessors = noteAccessors(of: outer)
    if called >= 0, !holdsAccessors { addTrailingClosure(to: called, at: brace) }
    openCode(call: holdsAccessors ? -1 : called, firstLocal: Int32(openLocals.count))
    if holdsAccessors { frame.pointee.kind = .accessors }
    if holdsAccessors || isGetter(of: outer) {
      frame.pointee.accessedLocal = outer.binding < 0 ? outer.local : -1
      frame.pointee.block = outer.binding < 0 ? .localGetter : .body
    } else {
      frame.pointee.isOperand = isOperand
      if isOpaque { frame.pointee.content = .opaque }
      beginClosure(at: brace)
      if isDefault { facts.closures.base[facts.closures.count - 1].parameter = outer.slotLink }
      parseClosureStart()
    }
  }

  /// Records the purpose of the innermost frame, which is the block of a statement or an accessor.
  private mutating func enterBlock(in outer: Frame) {
    if outer.kind == .accessors {
      guard outer.header.kind == .getter else { return }
      frame.pointee.accessedLocal = outer.accessedLocal
      frame.pointee.block = outer.accessedLocal < 0 ? .body : .localGetter
    } else if outer.header.kind == .branch {
      frame.pointee.block = .branch
      frame.pointee.branchUsage = outer.branchUsage
      frame.pointee.branchValue = outer.branchValue
      // The branches of a `switch` begin after their labels.
      if outer.header.subject == 0 { enterBranchValue() }
    }
  }

  /// Leaves the innermost braces, and the parentheses and brackets that are still open in them.
  mutating func closeBrace() {
    groupStart = .max
    if openBraces > 0 {
      if !frame.pointee.isBraced { abandonBrackets() }
      endBinding()
      let closed = frame.pointee
      closeFrame(at: tokens.token.end)
      tokens.advance()
      if closed.closure >= 0, closed.call < 0 { endClosureValue(closed.closure) }
    } else {
      tokens.isOutOfStep = true
      tokens.advance()
    }
  }

  mutating func closeParen() {
    pending.clear()
    // Damaged code may leave brackets open; they end at the parenthesis: `(a[b)`.
    while frame.pointee.kind == .brackets { closeFrame(at: endOfCode) }
    let closed = frame.pointee
    guard closed.kind == .parens || closed.kind == .parameters else {
      tokens.isOutOfStep = true
      groupStart = .max
      return tokens.advance()
    }
    groupStart = closed.call < 0 ? closed.contentStart : .max
    noteGroup(closed)
    closeFrame(at: tokens.token.end)
    tokens.advance()
    if closed.literal >= 0 { endLiteral(of: closed) }
    if closed.isSubject { endTupleItems(of: closed) }
    if closed.kind == .parameters { finishParameters(of: closed.owner) }
    if frame.pointee.awaitsClosureStart { resumeClosureStart() }
  }

  mutating func closeBracket() {
    let closed = frame.pointee
    guard closed.kind == .brackets else {
      tokens.isOutOfStep = true
      return tokens.advance()
    }
    noteCollection(closed)
    closeFrame(at: tokens.token.end)
    noteCollectionValue(closed)
    tokens.advance()
    if closed.literal >= 0 { endLiteral(of: closed) }
    if frame.pointee.isCode, frame.pointee.contentStart == closed.contentStart {
      finishCaptures()
    }
  }
}
