extension Parser {
  /// The innermost open bracket.
  var frame: UnsafeMutablePointer<Frame> {
    @inline(__always) get { frames.base + (frames.count - 1) }
  }

  /// The declaration that makes a reference at the current token, or -1.
  var owner: Int32 {
    @inline(__always) get {
      let frame = frame.pointee
      return frame.binding >= 0 ? frame.binding : frame.owner
    }
  }

  /// Enters the parameters of `declaration` at the current parenthesis.
  mutating func openParameters(of declaration: Int32) {
    var inner = Frame(kind: .parameters, owner: declaration)
    inner.expectsParameter = true
    // Where the parameters are never closed, nothing after them can tell.
    inner.closes = declaration
    inner.contentStart = lexer.token.start
    frames.append(inner)
    lexer.advance()
  }

  /// Enters the arguments of an attribute at the current parenthesis.
  ///
  /// - Parameter name: the part of a path that is the name of the attribute, or -1.
  mutating func openAttributeArguments(of name: Int32) {
    suspended.append(pending)
    pending = Pending()
    if name >= 0 {
      frame.pointee.chain = name
      frame.pointee.chainEnd = lexer.previousEnd
    }
    open(.parens)
    frame.pointee.suspendsPending = true
  }

  /// Enters the body of `declaration` at the current brace.
  mutating func openBody(of declaration: Int32, _ kind: Frame.Kind) {
    var inner = Frame(kind: kind, owner: declaration)
    inner.closes = declaration
    inner.block = .body
    inner.firstLocal = Int32(openLocals.count)
    frames.append(inner)
    openBraces += 1
    lexer.advance()
    if kind == .code, declarations[Int(declaration)].kind == .subscript {
      frame.pointee.holdsAccessors = accessorWord() != .none
    }
  }

  /// Begins what stands between the keyword of a statement, or the name of an accessor, and its
  /// brace.
  mutating func beginHeader() {
    frame.pointee.isInHeader = true
    frame.pointee.isBranchHeader = false
    frame.pointee.isGetterHeader = false
    frame.pointee.slot = .nothing
    frame.pointee.headerLocal = Int32(openLocals.count)
    frame.pointee.headerMatch = -1
    frame.pointee.headerSubject = 0
  }

  /// Enters the block of a statement, an accessor block, or a closure.
  mutating func openBrace() {
    pending.clear()
    let outer = frame.pointee
    endPattern()
    guard outer.isInHeader, !isClosureInHeader() else { return openAccessorsOrClosure(outer) }
    frame.pointee.isInHeader = false
    frame.pointee.local = -1
    let brace = lexer.token.start
    lexer.advance()
    openCode(call: -1, firstLocal: outer.headerLocal)
    enterBlock(in: outer)
    if outer.headerSubject > 0 {
      enterMatch(against: outer.headerSubject, outer.headerValue, at: brace)
    }
  }

  private mutating func openAccessorsOrClosure(_ outer: Frame) {
    // A call has one closure without a label.
    let isAfterCallee =
      outer.chainEnd == lexer.previousEnd && lexer.previousKind != .closeBrace
    let called = isAfterCallee ? outer.chain : -1
    let brace = lexer.token.start
    let isOperand = isAfterOperator()
    lexer.advance()
    let holdsAccessors = noteAccessors(of: outer)
    if called >= 0, !holdsAccessors { addTrailingClosure(to: called, at: brace) }
    openCode(call: holdsAccessors ? -1 : called, firstLocal: Int32(openLocals.count))
    frame.pointee.holdsAccessors = holdsAccessors
    if holdsAccessors || isGetter(of: outer) {
      frame.pointee.accessedLocal = outer.binding < 0 ? outer.local : -1
      frame.pointee.block = outer.binding < 0 ? .localGetter : .body
    } else {
      frame.pointee.isOperand = isOperand
      beginClosure(at: brace)
      parseClosureStart()
    }
  }

  /// Notes what the braces of a statement, or of an accessor, are, which the innermost frame is.
  private mutating func enterBlock(in outer: Frame) {
    if outer.holdsAccessors {
      guard outer.isGetterHeader else { return }
      frame.pointee.accessedLocal = outer.accessedLocal
      frame.pointee.block = outer.accessedLocal < 0 ? .body : .localGetter
    } else if outer.isBranchHeader {
      frame.pointee.block = .branch
      frame.pointee.branchUsage = outer.branchUsage
    }
  }

  /// Enters a closure after the current brace, as the argument `label` of a call.
  mutating func openClosure(of call: Int32) {
    let brace = lexer.token.start
    lexer.advance()
    openCode(call: call, firstLocal: Int32(openLocals.count))
    beginClosure(at: brace)
    parseClosureStart()
  }

  private mutating func openCode(call: Int32, firstLocal: Int32) {
    var inner = Frame(kind: .code, owner: owner)
    inner.contentStart = lexer.token.start
    inner.call = call
    inner.firstLocal = firstLocal
    frames.append(inner)
    openBraces += 1
  }

  /// Leaves the innermost braces, and with them whatever parentheses were left open inside.
  mutating func closeBrace() {
    groupStart = .max
    if openBraces > 0 {
      if !frame.pointee.isBraced { abandonBrackets() }
      endBinding()
      let closed = frame.pointee
      closeFrame(at: lexer.token.end)
      lexer.advance()
      if closed.closure >= 0, closed.call < 0 { endClosureValue(closed.closure) }
    } else {
      isOutOfStep = true
      lexer.advance()
    }
  }

  /// Leaves values and brackets that are not finished before the declaration that starts a line
  /// here.
  mutating func leaveUnfinished() {
    let current = frame
    // Mostly the statement before has ended by itself.
    if current.pointee.isBraced, current.pointee.binding < 0, current.pointee.local < 0 { return }
    // `let` may stand there in conditions and patterns.
    guard !current.pointee.isInHeader, !current.pointee.isInPattern,
      !current.pointee.isInCaseLabel
    else { return }
    if !current.pointee.isBraced { abandonBrackets() }
    endStatement()
  }

  /// Leaves the parentheses and brackets between here and the innermost braces, and strings whose
  /// interpolations they are.
  private mutating func abandonBrackets() {
    while !frame.pointee.isBraced {
      if frame.pointee.kind != .brackets { lexer.abandonParen(at: frame.pointee.contentStart) }
      closeFrame(at: endOfCode)
    }
  }

  mutating func closeParen() {
    pending.clear()
    // Brackets left open by a mistake in the source; the parenthesis shows where they end.
    while frame.pointee.kind == .brackets { closeFrame(at: endOfCode) }
    let closed = frame.pointee
    guard closed.kind == .parens || closed.kind == .parameters else {
      isOutOfStep = true
      groupStart = .max
      return lexer.advance()
    }
    groupStart = closed.call < 0 ? closed.contentStart : .max
    noteGroup(closed)
    closeFrame(at: lexer.token.end)
    lexer.advance()
    if closed.kind == .parameters { finishParameters(of: closed.owner) }
  }

  mutating func closeBracket() {
    let closed = frame.pointee
    guard closed.kind == .brackets else {
      isOutOfStep = true
      return lexer.advance()
    }
    closeFrame(at: lexer.token.end)
    lexer.advance()
    if frame.pointee.kind == .code, frame.pointee.contentStart == closed.contentStart {
      finishCaptures()
    }
  }

  /// Leaves the innermost frame; the declarations that end with it end at `end`.
  mutating func closeFrame(at end: UInt32) {
    let closed = frame.pointee
    // What is closed by its own bracket ends with that, and a clause of `#if` closes nothing around
    // it.
    if end != lexer.token.end && closed.kind != .file || frames.count <= framesAroundCondition {
      isOutOfStep = true
    }
    endBinding()
    if closed.closes >= 0 {
      extents.base[Int(closed.closes)].end = end
      endScopes(of: closed.closes, at: end)
    }
    if closed.isBraced {
      openBraces -= 1
      if closed.closure >= 0 { endClosure(closed, at: end) }
      if closed.match >= 0 { matches.base[Int(closed.match)].end = end }
      endScopes(downTo: closed.firstLocal, at: end)
    }
    if closed.suspendsPending {
      pending = suspended[suspended.count - 1]
      suspended.removeLast()
    }
    frames.removeLast()
    if closed.call >= 0 { frame.pointee.chainEnd = end }
  }

  /// Ends the variable or enum case that is being read in the innermost frame, if any.
  mutating func endBinding() {
    frame.pointee.isInBinding = false
    let binding = frame.pointee.binding
    guard binding >= 0 else { return }
    let extent = extents.base + Int(binding)
    extent.pointee.end = endOfCode
    endScopes(of: binding, at: extent.pointee.end)
    // Nothing stood after `=`, and what stands there now belongs to something else.
    if extent.pointee.valueStart >= extent.pointee.end {
      extent.pointee.valueStart = 0
      extent.pointee.value = .none
    }
    frame.pointee.binding = -1
    // What is read in its value ends with it.
    frame.pointee.local = -1
  }
}
