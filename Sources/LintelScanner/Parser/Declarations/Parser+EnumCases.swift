extension Parser {
  /// Reads `case` in the body of an enum: `case a, b(Int)`.
  mutating func parseEnumCases() {
    endBinding()
    frame.bindingList = Frame.BindingList(kind: .enumCase, modifiers: pending.modifiers)
    beginPending()
    tokens.advance()
    parseEnumCase()
  }

  /// Reads one case up to its associated values or raw value: `b` of `case a, b(Int)`.
  mutating func parseEnumCase() {
    // On the next line, a reserved word such as `case` begins another declaration, while a word
    // such as `open` is the name of a further case.
    guard tokens.at(.identifier) else { return }
    guard !tokens.afterNewline || !tokens.token.keyword.isReserved else { return }
    if !pending.isActive {
      beginPending()
      pending.modifiers = frame.bindingList.modifiers
    }
    let declaration = declare(.enumCase, name: tokens.token, start: tokens.token.start)
    frame.binding = declaration
    tokens.advance()
    if tokens.at(.openParen) { openParameters(of: declaration) }
  }
}
