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
}

extension OperatorKind {
  /// Whether one operand may determine the type of the other: `a == .b`.
  var saysOperand: Bool { self == .comparison || self == .other }

  var usage: UsageKind { self == .comparison ? .compared : .operand }
}
