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
    } else if atDeclaredName() {
      if !isWildcard(lexer.token) {
        frame.pointee.binding = declare(
          current.bindingKind, name: lexer.token, start: lexer.token.start)
      }
      lexer.advance()
    }
    pending.clear()
    frame.pointee.isInBinding = true
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
      case .identifier where !isWildcard(lexer.token) && !isBeforeColon():
        pending = modifiers
        last = declare(current.bindingKind, name: lexer.token, start: lexer.token.start)
        extents.base[Int(last)].end = lexer.token.end
      case .endOfFile: return
      default: break
      }
      skipToken()
    } while depth > 0
    // A pattern without names goes on with the variable before it.
    if last >= 0 { frame.pointee.binding = last }
  }

  private mutating func parseTypeAnnotation() {
    guard lexer.token.kind == .colon else { return }
    lexer.advance()
    let start = lexer.token.start
    parseType(.type)
    let binding = frame.pointee.binding
    guard binding >= 0, lexer.previousEnd > start else { return }
    extents.base[Int(binding)].typeStart = start
    extents.base[Int(binding)].typeEnd = lexer.previousEnd
  }

  /// Reads `=`, and notes where the initial value of a variable starts.
  mutating func parseEqual() {
    enterValue()
    lexer.advance()
    endConditionPattern()
    if !frame.pointee.isInCaseLabel { endPattern() }
    noteValue()
  }
}
