extension Parser {
  /// Reads `case` in the body of an enum.
  mutating func parseEnumCases() {
    endBinding()
    frame.pointee.bindingKind = .enumCase
    frame.pointee.bindingAccess = .unspecified
    frame.pointee.bindingModifiers = pending.modifiers
    beginPending()
    lexer.advance()
    parseEnumCase()
  }

  /// Reads one case up to its associated values or raw value.
  mutating func parseEnumCase() {
    // `case` on the next line begins other cases; `open` there is one more of these.
    guard lexer.token.kind == .identifier else { return }
    guard !lexer.token.afterNewline || !lexer.token.keyword.isReserved else { return }
    if !pending.isActive {
      beginPending()
      pending.modifiers = frame.pointee.bindingModifiers
    }
    let declaration = declare(.enumCase, name: lexer.token, start: lexer.token.start)
    frame.pointee.binding = declaration
    lexer.advance()
    if lexer.token.kind == .openParen { openParameters(of: declaration) }
  }
}
