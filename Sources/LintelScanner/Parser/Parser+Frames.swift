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

  /// Enters parentheses or brackets at the current token.
  mutating func open(_ kind: Frame.Kind) {
    var inner = Frame(kind: kind, owner: owner)
    inner.isInPattern = frame.pointee.isInPattern
    inner.contentStart = lexer.token.start
    frames.append(inner)
    lexer.advance()
  }

  /// Enters the parameters of `declaration` at the current parenthesis.
  mutating func openParameters(of declaration: Int32) {
    var inner = Frame(kind: .parameters, owner: declaration)
    inner.expectsParameter = true
    frames.append(inner)
    lexer.advance()
  }

  /// Enters the arguments of an attribute at the current parenthesis.
  mutating func openAttributeArguments() {
    suspended.append(pending)
    pending = Pending()
    open(.parens)
    frame.pointee.suspendsPending = true
  }

  /// Enters the body of `declaration` at the current brace.
  mutating func openBody(of declaration: Int32, _ kind: Frame.Kind) {
    var inner = Frame(kind: kind, owner: declaration)
    inner.closes = declaration
    frames.append(inner)
    openBraces += 1
    lexer.advance()
  }

  /// Enters the block of a statement, an accessor block, or a closure.
  mutating func openBrace() {
    let isBlock = frame.pointee.isInHeader
    frame.pointee.isInHeader = false
    frame.pointee.isInPattern = false
    noteAccessors()
    var inner = Frame(kind: .code, owner: owner)
    lexer.advance()
    inner.contentStart = lexer.token.start
    frames.append(inner)
    openBraces += 1
    if !isBlock { parseClosureParameters() }
  }

  /// Leaves the innermost braces, and with them whatever parentheses were left open inside.
  mutating func closeBrace() {
    if openBraces > 0 {
      while !frame.pointee.isBraced { closeFrame(at: lexer.previousEnd) }
      endBinding()
      closeFrame(at: lexer.token.end)
    }
    lexer.advance()
  }

  mutating func closeParen() {
    pending.clear()
    // Brackets left open by a mistake in the source; the parenthesis shows where they end.
    while frame.pointee.kind == .brackets { closeFrame(at: lexer.previousEnd) }
    let closed = frame.pointee
    guard closed.kind == .parens || closed.kind == .parameters else { return lexer.advance() }
    closeFrame(at: lexer.token.end)
    lexer.advance()
    if closed.kind == .parameters { finishParameters(of: closed.owner) }
  }

  mutating func closeBracket() {
    let closed = frame.pointee
    guard closed.kind == .brackets else { return lexer.advance() }
    frames.removeLast()
    lexer.advance()
    if frame.pointee.kind == .code, frame.pointee.contentStart == closed.contentStart {
      parseClosureParameters()
    }
  }

  /// Leaves the innermost frame; the declarations that end with it end at `end`.
  mutating func closeFrame(at end: UInt32) {
    let closed = frame.pointee
    if closed.binding >= 0 { extents.base[Int(closed.binding)].end = lexer.previousEnd }
    if closed.closes >= 0 { extents.base[Int(closed.closes)].end = end }
    if closed.isBraced { openBraces -= 1 }
    if closed.suspendsPending {
      pending = suspended[suspended.count - 1]
      suspended.removeLast()
    }
    frames.removeLast()
  }

  /// Ends the variable or enum case that is being read in the innermost frame, if any.
  mutating func endBinding() {
    let binding = frame.pointee.binding
    guard binding >= 0 else { return }
    extents.base[Int(binding)].end = lexer.previousEnd
    frame.pointee.binding = -1
  }

  /// Moves past the bracket at the current token and all that is in it.
  mutating func skipBalanced() {
    var depth = 0
    repeat {
      switch lexer.token.kind {
      case .openParen, .openBracket, .openBrace, .interpolationOpen: depth += 1
      case .closeParen, .closeBracket, .closeBrace, .interpolationClose: depth -= 1
      case .endOfFile: return
      default: break
      }
      lexer.advance()
    } while depth > 0
  }
}
