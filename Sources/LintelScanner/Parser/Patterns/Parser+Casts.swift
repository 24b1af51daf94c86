extension Parser {
  /// Reads `as`, `as?`, `as!` or `is` with its type: `as? Row`.
  mutating func parseCast() {
    let isConversion = tokens.at(.as)
    noteOperation()
    tokens.advance()
    if !tokens.afterSpace, tokens.atSymbol("?") || tokens.atSymbol("!") {
      tokens.splitSymbol()
    }
    let start = tokens.token.start
    // A conversion after an operator is assumed to be of one operand alone: `a ?? b as T`.
    let isAfterOperand = !isFirstOperand()
    let first = facts.references.count
    if !isConversion { changeBranch(to: .boolean, at: start) }
    guard types.parse(.cast, by: owner), isConversion else { return }
    if !isAfterOperand { changeBranch(to: .conversion, at: start) }
    noteConversion(to: start)
    if first < facts.references.count, facts.references[first].offset == start {
      frame.conversion = Frame.Conversion(base: Int32(first), end: tokens.previousEnd)
    }
  }

  /// Records that the value of the current variable is converted to the type at `start`:
  /// `let a = b as T`.
  private mutating func noteConversion(to start: UInt32) {
    let local = frame.local
    guard local >= 0, facts.locals[Int(local)].typeStart == 0 else { return }
    // The condition or subject of an `if` or `switch` expression is not its value:
    // `let a = switch b as T {`.
    if frame.isInHeader, facts.locals[Int(local)].kind == .variable { return }
    facts.locals.base[Int(local)].typeStart = start
  }
}
