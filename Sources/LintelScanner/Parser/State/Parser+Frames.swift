extension Parser {
  /// Enters the parameters of `declaration` at the current parenthesis.
  mutating func openParameters(of declaration: Int32) {
    var inner = Frame(kind: .parameters, owner: declaration)
    inner.brackets.expectsParameter = true
    // If the parentheses are never closed, the declaration ends with this frame.
    inner.closes = declaration
    inner.contentStart = tokens.token.start
    frames.append(inner)
    tokens.advance()
  }

  mutating func openCode(call: Int32, firstLocal: Int32) {
    var inner = Frame(kind: .code, owner: owner)
    inner.contentStart = tokens.token.start
    inner.call = call
    inner.braces.firstLocal = firstLocal
    frames.append(inner)
    openBraces += 1
  }

  /// Enters the body of `declaration` at the current brace.
  mutating func openBody(of declaration: Int32, _ kind: Frame.Kind) {
    var inner = Frame(kind: kind, owner: declaration)
    inner.closes = declaration
    inner.braces.block = .body
    inner.braces.firstLocal = Int32(openLocals.count)
    frames.append(inner)
    openBraces += 1
    tokens.advance()
    if kind == .code, facts.declarations[Int(declaration)].kind == .subscript {
      if tokens.accessorWord() != .none { frame.kind = .accessors }
    }
  }

  /// Leaves the innermost frame, and records `end` as the end of the declarations that end with it.
  mutating func closeFrame(at end: UInt32) {
    let closed = frame
    // Normally a frame ends with its own bracket, and a branch of `#if` does not close a bracket
    // that was opened before the `#if`.
    if end != tokens.token.end && closed.kind != .file || frames.count <= framesAroundCondition {
      tokens.isOutOfStep = true
    }
    endBinding()
    endAwait(at: endOfCode)
    revealHeaderLocals()
    revealLocals()
    if closed.closes >= 0 {
      facts.extents.base[Int(closed.closes)].end = end
      endScopes(of: closed.closes, at: end)
    }
    if closed.isBraced {
      openBraces -= 1
      if closed.braces.closure >= 0 { endClosure(closed, at: end) }
      if closed.braces.match >= 0 { facts.matches.base[Int(closed.braces.match)].end = end }
      endScopes(downTo: closed.braces.firstLocal, at: end)
      if closed.braces.firstGuarded >= 0 { endElse(from: closed.braces.firstGuarded, at: end) }
    }
    if closed.brackets.suspendsPending {
      pending = suspended[suspended.count - 1]
      suspended.removeLast()
    }
    frames.removeLast()
    if closed.lastPart >= 0 { noteParts(of: closed, at: end) }
    if closed.call >= 0 { frame.path.end = end }
  }

  /// Records that brackets that contain a usage end at `end`, for the member or operator after
  /// them.
  private mutating func noteParts(of closed: Frame, at end: UInt32) {
    // A prefix operator has the brackets as its operand, `-(.a)`, unless a member follows:
    // `![.a].contains(b)`.
    if closed.isOperand, frame.operation.kind == .unary, tokens.peek().kind != .dot { return }
    partsEnd = end
    lastPart = closed.lastPart
  }

  /// Ends the variable or enum case that is being read in the innermost frame, if any.
  mutating func endBinding() {
    if frame.names == .declared { frame.names = .none }
    let binding = frame.binding
    guard binding >= 0 else { return }
    let extent = facts.extents.base + Int(binding)
    extent.pointee.end = endOfCode
    endScopes(of: binding, at: extent.pointee.end)
    // No value followed the `=`: the token at `valueStart` belongs to something else.
    if extent.pointee.valueStart >= extent.pointee.end {
      extent.pointee.valueStart = 0
      extent.pointee.value = .none
    }
    frame.binding = -1
    // A local variable in the value of the declaration ends with it.
    frame.local = -1
  }

  /// Leaves the parentheses and brackets that are open in the innermost braces, and the strings of
  /// open interpolations.
  mutating func abandonBrackets() {
    while !frame.isBraced {
      if frame.kind != .brackets { tokens.abandonParen(at: frame.contentStart) }
      closeFrame(at: endOfCode)
    }
  }

  /// Records the end of a closure. The path that the closure begins with is its value only if no
  /// other statement follows: `{ log(a); return b }` has the value `b`.
  private mutating func endClosure(_ closed: Frame, at end: UInt32) {
    let closure = facts.closures.base + Int(closed.braces.closure)
    closure.pointee.end = end
    if closed.braces.statementStart > closure.pointee.value {
      closure.pointee.value = closed.braces.returned
    }
  }
}
