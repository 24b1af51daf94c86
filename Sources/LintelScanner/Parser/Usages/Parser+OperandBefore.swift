extension Parser {
  /// Whether the previous token is an operator, and its operand begins at the current token.
  mutating func isAfterOperator() -> Bool {
    frame.operation.end == tokens.previousEnd
  }

  /// Returns the operand that ends before the current token, as in ``UsageFact/link``: `a.b` in
  /// `a.b + c`.
  mutating func operandBefore() -> Int32 {
    if frame.path.end == tokens.previousEnd { return frame.path.last }
    if groupEnd == tokens.previousEnd, groupUsage.kind == .memberOfGroup { return groupUsage.link }
    let isSelf = tokens.previousKind == .identifier && tokens.previousKeyword == .selfValue
    return isSelf ? UsageFact.selfOperand : -1
  }

  /// Records the path that is the whole contents of the parentheses `closed`, which end before the
  /// current token, as the right operand of the operator before them: `a` in `!(a)`.
  mutating func noteOperand(in closed: Frame) {
    let last = facts.operators.count - 1
    guard groupEnd == tokens.previousEnd, groupUsage.kind == .memberOfGroup, groupUsage.link >= 0,
      last >= 0, facts.operators[last].right == -1,
      facts.operators[last].offset < closed.contentStart, closed.operation.end == .max,
      endsOperand()
    else { return }
    var base = groupUsage.link
    while facts.references[Int(base)].isContinuation { base = facts.references[Int(base)].link }
    let isFirst = base == 0 || facts.references[Int(base) - 1].offset < closed.contentStart
    if isFirst, facts.references[Int(base)].offset > closed.contentStart {
      facts.operators.base[last].right = base
    }
  }

  /// Whether a value in parentheses before the current token has neither members nor a conversion.
  private mutating func endsOperand() -> Bool {
    switch tokens.token.kind {
    case .dot, .openParen, .openBracket, .openBrace: false
    case .symbol: tokens.token.afterSpace
    case .identifier: !tokens.at(.as) && !tokens.at(.is)
    default: true
    }
  }
}

extension OperatorKind {
  /// Whether one operand may determine the type of the other: `a == .b`.
  var saysOperand: Bool { self == .comparison || self == .other }

  var usage: UsageKind { self == .comparison ? .compared : .operand }
}
