extension Parser {
  /// Reads `let` or `var` up to the value or the accessors.
  mutating func parseVariable(_ kind: DeclarationKind) {
    let isDeclared = frame.pointee.isDeclarationLevel && !frame.pointee.isInHeader
    guard isDeclared else { return parseLocalVariable() }
    endBinding()
    frame.pointee.bindingKind = kind
    frame.pointee.bindingAccess = pending.access
    frame.pointee.bindingModifiers = pending.modifiers
    beginPending()
    lexer.advance()
    parseBinding()
  }

  /// Reads one name, or tuple of names, with its type, in `let a: A, (b, c): (B, C)`.
  mutating func parseBinding() {
    let current = frame.pointee
    if !pending.isActive {
      beginPending()
      pending.access = current.bindingAccess
      pending.modifiers = current.bindingModifiers
    }
    if lexer.token.kind == .openParen {
      parseTuplePattern(current)
    } else if lexer.token.kind == .identifier {
      if !isWildcard(lexer.token) {
        frame.pointee.binding = declare(
          current.bindingKind, name: lexer.token, start: lexer.token.start)
      }
      lexer.advance()
    }
    pending.clear()
    parseTypeAnnotation()
  }

  private mutating func parseTuplePattern(_ current: Frame) {
    let modifiers = pending
    var depth = 0
    var last: Int32 = -1
    repeat {
      switch lexer.token.kind {
      case .openParen: depth += 1
      case .closeParen: depth -= 1
      case .identifier where !isWildcard(lexer.token) && !nextByteIsColon():
        pending = modifiers
        last = declare(current.bindingKind, name: lexer.token, start: lexer.token.start)
        extents.base[Int(last)].end = lexer.token.end
      case .endOfFile: return
      default: break
      }
      lexer.advance()
    } while depth > 0
    frame.pointee.binding = last
  }

  private mutating func parseTypeAnnotation() {
    guard lexer.token.kind == .colon else { return }
    lexer.advance()
    let start = lexer.token.start
    parseType(.type)
    let binding = frame.pointee.binding
    guard binding >= 0 else { return }
    extents.base[Int(binding)].typeStart = start
    extents.base[Int(binding)].typeEnd = lexer.previousEnd
  }

  private func isWildcard(_ token: Token) -> Bool {
    token.end - token.start == 1 && lexer.base[Int(token.start)] == UInt8(ascii: "_")
  }

  /// Reads `=`, and notes where the initial value of a member starts.
  mutating func parseEqual() {
    lexer.advance()
    let current = frame.pointee
    frame.pointee.isInPattern = current.isInCaseLabel
    if current.binding >= 0, extents[Int(current.binding)].valueStart == 0 {
      extents.base[Int(current.binding)].valueStart = lexer.token.start
    }
  }

  /// Notes that the variable whose braces start at the current token is computed, unless they hold
  /// observers or belong to its initial value.
  mutating func noteAccessors() {
    let current = frame.pointee
    guard current.binding >= 0, current.bindingKind == .variable,
      extents[Int(current.binding)].valueStart == 0
    else { return }
    var ahead = lexer
    ahead.advance()
    while ahead.token.kind == .at {
      ahead.advance()
      ahead.advance()
    }
    let name = UnsafeBufferPointer(
      start: ahead.base + Int(ahead.token.start), count: Int(ahead.token.end - ahead.token.start))
    if !name.elementsEqual("willSet".utf8), !name.elementsEqual("didSet".utf8) {
      extents.base[Int(current.binding)].traits.insert(.computed)
    }
  }

  /// Reads `let` or `var` inside code, or in the condition of a statement, where names are not written down.
  private mutating func parseLocalVariable() {
    let isPattern = frame.pointee.isInPattern
    lexer.advance()
    guard !isPattern else { return skipBoundName() }
    frame.pointee.isInLocalBinding = !frame.pointee.isInHeader
    parseLocalBinding()
  }

  /// Moves past the name that `let` binds in a pattern, whatever its case. What is followed by a
  /// dot, a parenthesis or generic arguments is no name but an expression, as in
  /// `case let Shape.circle(radius)`.
  private mutating func skipBoundName() {
    guard lexer.token.kind == .identifier else { return }
    switch lexer.cursor.pointee {
    case UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: "<"): return
    default: lexer.advance()
    }
  }

  /// Reads one local name, or tuple of names, with its type.
  mutating func parseLocalBinding() {
    switch lexer.token.kind {
    case .identifier: lexer.advance()
    case .openParen: skipBalanced()
    default: return
    }
    guard lexer.token.kind == .colon else { return }
    lexer.advance()
    parseType(.type)
  }
}
