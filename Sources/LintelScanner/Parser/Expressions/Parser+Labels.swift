extension Parser {
  /// Whether the current name is the label of a further trailing closure, `f { … } label: { … }`,
  /// or of a statement, `label: for a in b`.
  mutating func isLabel() -> Bool {
    guard tokens.isBeforeColon() else { return false }
    switch tokens.previousKind {
    case .openBrace, .semicolon: return frame.isCode
    case .closeBrace where !tokens.afterNewline && !frame.braces.isInCaseLabel: return true
    case .closeBrace where frame.path.end == tokens.previousEnd: return true
    default:
      return tokens.afterNewline && frame.isCode
        && !frame.braces.isInCaseLabel && !frame.isInHeader && beginsStatement()
    }
  }

  /// Reads a label, and the brace after it if it is the label of a further trailing closure.
  mutating func parseLabel() {
    let call = frame.path.end == tokens.previousEnd ? frame.path.last : -1
    let label = tokens.token
    let isTrailing = tokens.previousKind == .closeBrace
    tokens.advance()
    guard isTrailing else { return }
    tokens.advance()
    guard tokens.at(.openBrace) else { return }
    if call >= 0 { writer.addArgument(of: call, label: writer.intern(label), at: label.start) }
    lastArgumentStart = call >= 0 ? tokens.token.start : .max
    openClosure(of: call)
  }

  /// Enters the closure at the current brace, an argument of `call`.
  mutating func openClosure(of call: Int32) {
    let brace = tokens.token.start
    tokens.advance()
    openCode(call: call, firstLocal: Int32(openLocals.count))
    beginClosure(at: brace)
    parseClosureStart()
  }
}
