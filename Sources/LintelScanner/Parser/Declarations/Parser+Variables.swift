import LintelVocabulary

extension Parser {
  /// Reads `let` or `var` up to the value or the accessors: `var a: Int` of `var a: Int = 1`.
  mutating func parseVariable(_ kind: DeclarationKind) {
    // The value of `async let` needs no `await`.
    if tokens.previousKind == .identifier, tokens.previousKeyword == .async { beginAwait() }
    let isDeclared = frame.isDeclarationLevel && !frame.isInHeader
    guard isDeclared else { return parseLocalVariable() }
    endBinding()
    frame.bindingList = Frame.BindingList(
      kind: kind, access: pending.access, modifiers: pending.modifiers)
    beginPending()
    tokens.advance()
    parseBinding()
  }

  /// Reads one name, or tuple of names, with its type, in `let a: A, (b, c): (B, C)`.
  mutating func parseBinding() {
    let current = frame
    if !pending.isActive {
      beginPending()
      pending.access = current.bindingList.access
      pending.modifiers = current.bindingList.modifiers
    }
    if tokens.at(.openParen) {
      parseTuplePattern(current)
    } else if tokens.atDeclaredName() {
      if !tokens.isWildcard(tokens.token) {
        frame.binding = declare(
          current.bindingList.kind, name: tokens.token, start: tokens.token.start)
        if tokens.token.isCapitalized, current.owner >= 0 {
          capitalProperties.append(frame.binding)
        }
      }
      tokens.advance()
    }
    pending.clear()
    frame.names = .declared
    parseTypeAnnotation()
  }

  /// Reads names in parentheses: `let (a, (b, c)) = d`.
  private mutating func parseTuplePattern(_ current: Frame) {
    let modifiers = pending
    var depth = 0
    var last: Int32 = -1
    repeat {
      switch tokens.token.kind {
      case .openParen: depth += 1
      case .closeParen: depth -= 1
      case .identifier where !tokens.isWildcard(tokens.token) && !tokens.isBeforeColon():
        pending = modifiers
        last = declare(current.bindingList.kind, name: tokens.token, start: tokens.token.start)
        facts.extents.base[Int(last)].end = tokens.token.end
      case .endOfFile: return
      default: break
      }
      tokens.skipToken()
    } while depth > 0
    // A pattern without names continues the variable before it: `let a = 1, (_, _) = b`.
    if last >= 0 { frame.binding = last }
  }

  private mutating func parseTypeAnnotation() {
    guard tokens.eat(.colon) else { return }
    let start = tokens.token.start
    types.parse(.type, by: owner)
    let binding = frame.binding
    guard binding >= 0, tokens.previousEnd > start else { return }
    facts.extents.base[Int(binding)].typeStart = start
    facts.extents.base[Int(binding)].typeEnd = tokens.previousEnd
    if tokens.isAfterOptionalType() {
      facts.extents.base[Int(binding)].traits.insert(.optionalType)
    }
  }
}
