extension Parser {
  /// Reads `#if`, `#elseif`, `#else` or `#endif` with its condition.
  ///
  /// Every branch is read; each fact keeps the condition that it stands under. Attributes before
  /// the directive still wait for their declaration after it.
  mutating func parseConditionDirective() {
    let kind = lexer.token.kind
    lexer.advance()
    if kind == .poundEndif {
      if !openConditions.isEmpty {
        condition = openConditions[openConditions.count - 1]
        openConditions.removeLast()
      }
      return
    }
    var fact = ConditionFact(expression: 0, parent: condition, previous: 0, isElse: false)
    if kind == .poundIf {
      openConditions.append(condition)
    } else if !openConditions.isEmpty {
      fact.parent = openConditions[openConditions.count - 1]
      fact.previous = condition
    }
    if kind == .poundElse {
      fact.isElse = true
    } else {
      let start = lexer.token.start
      skipConditionExpression()
      fact.expression = intern(from: start, to: lexer.previousEnd)
    }
    conditions.append(fact)
    // A file with more than 65,535 clauses lets the last number stand for all further ones.
    condition = UInt16(clamping: conditions.count - 1)
  }

  /// Moves past the condition: to the end of the line, and on while brackets or `&&`, `||` are open.
  private mutating func skipConditionExpression() {
    var depth = 0
    while lexer.token.kind != .endOfFile {
      if lexer.token.afterNewline, depth == 0, lexer.previousKind != .symbol, !atConnective() {
        return
      }
      switch lexer.token.kind {
      case .openParen: depth += 1
      case .closeParen: depth -= 1
      default: break
      }
      lexer.advance()
    }
  }

  private func atConnective() -> Bool {
    guard lexer.token.kind == .symbol, lexer.token.end - lexer.token.start == 2 else {
      return false
    }
    let byte = lexer.base[Int(lexer.token.start)]
    return byte == UInt8(ascii: "&") || byte == UInt8(ascii: "|")
  }
}
