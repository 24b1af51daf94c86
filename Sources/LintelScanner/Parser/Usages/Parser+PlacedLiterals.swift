extension Parser {
  /// Records the literal at the current token if it is a returned, assigned or default value,
  /// `a.b = [1]`, or begins an argument, `f([1])`. An argument that is a plain literal is recorded
  /// elsewhere.
  ///
  /// - Returns: its index among the literals, or -1.
  @discardableResult
  mutating func noteLiteral(_ sort: LiteralKind) -> Int32 {
    guard mayBeWholeValue(), !frame.isInPattern else { return -1 }
    let usage = usageHere()
    guard usage >= 0 else { return -1 }
    facts.literals.append(
      LiteralFact(
        offset: tokens.token.start, owner: owner, usage: usage, condition: facts.condition,
        sort: sort))
    return Int32(facts.literals.count - 1)
  }

  /// Records the plain literal at the current token if it is a whole returned, assigned or default
  /// value: `return 1`.
  mutating func notePlainLiteral(_ sort: LiteralKind) {
    guard isReturnedOrAssigned(), tokens.endsValue() else { return }
    noteLiteral(sort == .number && tokens.isFraction() ? .fraction : sort)
  }

  /// Records the final kind of the literal whose closing bracket or last quote is before the
  /// current token: `none` if more of the value follows, as in `[1].count`.
  mutating func endLiteral(of closed: Frame) {
    let literal = facts.literals.base + Int(closed.brackets.literal)
    switch tokens.token.kind {
    case .dot, .symbol: literal.pointee.sort = .none
    case .openParen,
      .openBracket where !tokens.afterNewline:
      literal.pointee.sort = .none
    case .identifier where tokens.at(.as) || tokens.at(.is): literal.pointee.sort = .none
    default: if closed.brackets.isDictionary { literal.pointee.sort = .dictionary }
    }
  }

  /// Whether a literal at the current token may be a whole argument, or a returned, assigned or
  /// default value.
  private mutating func mayBeWholeValue() -> Bool {
    let isArgument =
      frame.call >= 0 && frame.brackets.argument >= 0 && !frame.isBraced
      && frame.value.start == tokens.token.start
    return isArgument || isReturnedOrAssigned()
  }

  /// Whether the current token begins a returned, assigned or default value: `return 1`, `{ 1 }`,
  /// `a.b = 1`.
  private mutating func isReturnedOrAssigned() -> Bool {
    switch tokens.previousKind {
    case .equal:
      switch frame.slot {
      case .defaultArgument, .assigned: return true
      default: return false
      }
    // A bracket at the start of a closure is its capture list.
    case .openBrace:
      return frame.isCode && (frame.braces.block != .closure || !tokens.at(.openBracket))
    case .identifier:
      return tokens.previousKeyword == .return
        || tokens.previousKeyword == .in && frame.braces.block == .closure && !frame.isInHeader
    case .colon: return frame.braces.labelEnd == tokens.previousEnd
    default: return false
    }
  }
}
