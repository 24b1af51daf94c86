extension Parser {
  /// Whether the current token, the first on its line, starts a statement or a declaration rather
  /// than going on with the expression before it.
  mutating func beginsStatement() -> Bool {
    switch lexer.previousKind {
    case .openBrace, .semicolon: return true
    case .colon: return frame.pointee.labelEnd == lexer.previousEnd
    case .symbol:
      // A postfix operator, such as `!` or `?`, ends a value as well.
      guard isAfterPostfixOperator() else { return false }
    // So ends a function without a body.
    case .identifier where lexer.previousKeyword == .throws || lexer.previousKeyword == .rethrows:
      break
    case .identifier where lexer.previousKeyword.startsExpression:
      return lexer.previousKeyword == .in && !frame.pointee.isInHeader
    case .identifier, .number, .string, .interpolationClose, .regex, .closeParen, .closeBracket,
      .closeBrace, .pound, .poundElse, .poundEndif, .poundIf, .poundElseif:
      break
    default: return false
    }
    switch lexer.token.kind {
    // A second closure after a call has a label.
    case .openBrace: return lexer.previousKind == .closeBrace && isBetweenStatements()
    case .dot, .equal, .arrow, .comma, .colon, .doubleColon, .closeParen, .closeBracket,
      .closeBrace, .poundIf, .poundElse, .poundElseif, .poundEndif:
      return false
    case .symbol:
      // Blank before and none after makes an operator a prefix.
      return lexer.cursor.pointee > 32 && lexer.base[Int(lexer.token.start)] != UInt8(ascii: "?")
    case .identifier:
      switch lexer.token.keyword {
      case .as, .is, .in, .where, .else, .catch: return false
      default: return true
      }
    default: return true
    }
  }

  /// Whether the innermost brackets are braces of code, in which no statement or variable waits for
  /// its own.
  private mutating func isBetweenStatements() -> Bool {
    frame.pointee.kind == .code && !frame.pointee.isInHeader && !frame.pointee.holdsAccessors
  }

  /// Reads the colon at the current token, which ends the label of a case or separates the parts of
  /// a conditional expression or of a dictionary.
  mutating func parseColon() {
    if frame.pointee.isInCaseLabel {
      endCaseLabel()
    } else if frame.pointee.openConditionals > 0 {
      frame.pointee.openConditionals -= 1
    } else if frame.pointee.kind == .brackets {
      frame.pointee.isAfterKey = true
    }
    lexer.advance()
  }
}
