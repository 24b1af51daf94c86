extension Parser {
  /// Reads `as`, `as?`, `as!` or `is` with its type.
  mutating func parseCast() {
    let isConversion = tokens.at(.as)
    noteOperation()
    tokens.advance()
    if !tokens.afterSpace, tokens.atSymbol("?") || tokens.atSymbol("!") {
      tokens.splitSymbol()
    }
    let start = tokens.token.start
    // A conversion after an operator is one of its operand alone.
    let isAfterOperand = !isFirstOperand()
    let first = facts.references.count
    if !isConversion { changeBranch(to: .boolean, at: start) }
    guard types.parse(.cast, by: owner), isConversion else { return }
    if !isAfterOperand { changeBranch(to: .conversion, at: start) }
    noteConversion(to: start)
    if first < facts.references.count, facts.references[first].offset == start {
      frame.pointee.conversion = Int32(first)
      frame.pointee.conversionEnd = tokens.previousEnd
    }
  }

  /// Notes that the value of the variable being read is converted to the type at `start`.
  private mutating func noteConversion(to start: UInt32) {
    let local = frame.pointee.local
    guard local >= 0, facts.locals[Int(local)].typeStart == 0 else { return }
    // What an `if` or `switch` expression looks at is not its value.
    if frame.pointee.isInHeader, facts.locals[Int(local)].kind == .variable { return }
    facts.locals.base[Int(local)].typeStart = start
  }
}
