extension TokenStream {
  /// Returns the literal before the operator at the current token, `"-"` in `"-" * 40`, as in
  /// ``OperatorFact/left``; -1 for anything else.
  mutating func literalBefore() -> Int32 {
    switch previousKind {
    case .string: OperatorFact.operand(.string)
    case .number where !endsAfterDot(): OperatorFact.operand(.number)
    case .identifier where previousKeyword == .true || previousKeyword == .false:
      OperatorFact.operand(.boolean)
    default: -1
    }
  }

  /// Whether the number before the current token has a fraction, or is a part of a tuple: `(a, b).0`.
  private mutating func endsAfterDot() -> Bool {
    var start = previousEnd
    while start > 0, TokenStream.isOfInteger(byte(at: start - 1)) { start -= 1 }
    return start > 0 && byte(at: start - 1) == UInt8(ascii: ".")
  }

  private static func isOfInteger(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Returns the literal at the current token, after an operator, as in ``OperatorFact/right``; -1
  /// for anything else, such as a literal with a member: `"a".count`.
  mutating func literalAfter() -> Int32 {
    let literal: ArgumentLiteral
    switch token.kind {
    case .string: literal = .string
    case .number: literal = .number
    case .identifier where token.keyword == .true || token.keyword == .false: literal = .boolean
    default: return -1
    }
    let next = peek()
    switch next.kind {
    case .dot: return -1
    case .openBracket where !next.afterNewline: return -1
    case .identifier where next.keyword == .as || next.keyword == .is: return -1
    default: return OperatorFact.operand(literal)
    }
  }
}
