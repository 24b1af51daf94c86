extension Parser {
  /// Whether the token before the current one is an operator that this is an operand of.
  mutating func isAfterOperator() -> Bool {
    frame.pointee.operatorEnd == tokens.previousEnd
  }

  /// What ends before the current token, as in ``UsageFact/link``.
  mutating func operandBefore() -> Int32 {
    if frame.pointee.chainEnd == tokens.previousEnd { return frame.pointee.chain }
    if groupEnd == tokens.previousEnd, groupUsage.kind == .memberOfGroup { return groupUsage.link }
    let isSelf = tokens.previousKind == .identifier && tokens.previousKeyword == .selfValue
    return isSelf ? UsageFact.selfOperand : -1
  }
}

extension OperatorKind {
  /// Whether the other operand may say what an operand is.
  var saysOperand: Bool { self == .comparison || self == .other }

  var usage: UsageKind { self == .comparison ? .compared : .operand }
}
