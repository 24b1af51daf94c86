extension Parser {
  /// Reads the operator at the current token. It is infix if there are blanks on both sides or on
  /// neither: `a + b`, but `a -b`.
  mutating func readOperator() {
    let token = tokens.token
    let isJoinedBefore = !token.afterSpace && !tokens.previousKind.opensExpression
    // Before a member, an operator after a value is postfix: `a^.b`.
    let isJoinedAfter =
      tokens.isJoinedAfter() && !(isJoinedBefore && tokens.nextByte == UInt8(ascii: "."))
    let left = operandBefore()
    let unwraps = !token.afterSpace && tokens.atUnwrapping()
    if !unwraps { noteOperation() }
    guard isJoinedBefore == isJoinedAfter else { return readUnary(left, isPrefix: isJoinedAfter) }
    let kind = operatorKind(of: token)
    if kind == .assignment {
      assign(to: left)
      tokens.advance()
      return writer.addOperator(token, of: owner, between: left, and: operandOrLiteralAfter())
    }
    if kind == .comparison || kind == .logical {
      frame.brackets.makesBool = true
      // The result of `.==` is a vector with one Boolean for each element.
      let isOfElements = tokens.byte(at: token.start) == UInt8(ascii: ".")
      changeBranch(to: isOfElements ? .other : .boolean, at: token.start)
    }
    frame.operation = Frame.Operation(kind: kind, end: token.end, left: left)
    let previousEnd = tokens.previousEnd
    let leftOrLiteral = left == -1 ? tokens.literalBefore() : left
    tokens.advance()
    if !unwraps {
      writer.addOperator(
        token, of: owner, between: leftOrLiteral, and: operandOrLiteralAfter())
    }
    if partsEnd == previousEnd {
      noteOperands(of: kind)
    } else if left >= 0, frame.placed >= 0 {
      noteOperand(left, of: kind)
    }
  }

  /// Reads the prefix or postfix operator at the current token: `-a`, `a...`.
  private mutating func readUnary(_ left: Int32, isPrefix: Bool) {
    let operation = tokens.token
    let isOperand = isAfterOperator() && frame.operation.kind != .unary
    if isPrefix {
      frame.operation.end = tokens.token.end
      frame.operation.kind = .unary
      if tokens.byte(at: tokens.token.start) == UInt8(ascii: "!") {
        frame.brackets.makesBool = true
      }
    } else if partsEnd == tokens.previousEnd {
      noteOperands(of: .unary)
    } else if left >= 0, frame.placed >= 0 {
      noteOperand(left, of: .unary)
    }
    let leftOrLiteral = left == -1 ? tokens.literalBefore() : left
    tokens.advance()
    guard mayBeOfProject(operation, isPrefix: isPrefix) else { return }
    guard isPrefix else {
      postfixEnd = operation.end
      return writer.addOperator(
        operation, of: owner, between: leftOrLiteral, and: OperatorFact.noOperand)
    }
    let right = operandOrLiteralAfter()
    let mayBeNumber = right < UsageFact.selfOperand || right == -1 && !tokens.at(.openParen)
    if mayBeNumber, isSign(operation) { return }
    if isOperand { notePrefixedOperand() }
    writer.addOperator(operation, of: owner, between: OperatorFact.noOperand, and: right)
  }

  /// Whether a project may declare the prefix or postfix operator `token`: not `&`, `?`, or `!`
  /// after its operand.
  private mutating func mayBeOfProject(_ token: Token, isPrefix: Bool) -> Bool {
    guard token.end - token.start == 1 else { return true }
    switch tokens.byte(at: token.start) {
    case UInt8(ascii: "&"), UInt8(ascii: "?"): return false
    case UInt8(ascii: "!"): return isPrefix
    default: return true
    }
  }

  /// Records that the right operand of the operator that was recorded last begins with the prefix
  /// operator before the current token: `a || !b`.
  private mutating func notePrefixedOperand() {
    let last = facts.operators.count - 1
    guard last >= 0, facts.operators[last].right == -1 else { return }
    facts.operators.base[last].right = OperatorFact.prefixed
  }

  /// Whether the operator may be the sign of a number: `-1`.
  private mutating func isSign(_ token: Token) -> Bool {
    guard token.end - token.start == 1 else { return false }
    let byte = tokens.byte(at: token.start)
    return byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  private mutating func assign(to operand: Int32) {
    frame.slot = operand == -1 ? .nothing : .assigned(operand)
  }

  /// Records that the implicit member at the base of the path that ends with `left` is an operand:
  /// `.a` in `.a.b == c`.
  private mutating func noteOperand(_ left: Int32, of kind: OperatorKind) {
    let placed = facts.placedMembers.base + Int(frame.placed)
    let member = placed.pointee.reference
    guard member != prefixedMember, facts.references[Int(member)].kind == .implicitMember else {
      return
    }
    var base = left
    while base > member, facts.references[Int(base)].isContinuation {
      base = facts.references[Int(base)].link
    }
    guard base == member else { return }
    placed.pointee.usage = usage(placed.pointee.usage, of: kind)
  }

  /// Records that the brackets before the operator are an operand: `[.a] == b`.
  private mutating func noteOperands(of kind: OperatorKind) {
    let outer = facts.usages[Int(lastPart)].outer
    let new = usage(outer, of: kind)
    if new != outer { lead(to: new) }
  }

  /// Returns the usage of an operand.
  ///
  /// - Parameters:
  ///   - outer: the usage of the operand without the operator after it.
  ///   - kind: the kind of that operator; the current token is the token after the operator.
  private mutating func usage(_ outer: Int32, of kind: OperatorKind) -> Int32 {
    // An operator before the operand is assumed to bind it.
    if outer >= 0, facts.usages[Int(outer)].kind.isOfOperator { return outer }
    guard kind.saysOperand else { return -1 }
    let usage = addUsage(kind.usage, operandAfter())
    if kind == .other { facts.usages.base[Int(usage)].outer = outer }
    return usage
  }

  /// Returns the operand that begins at the current token, as in ``UsageFact/link``.
  private mutating func operandAfter() -> Int32 {
    if startsPath() { return Int32(facts.references.count) }
    guard tokens.at(.selfValue) else { return -1 }
    return tokens.touchesBracket() ? -1 : UsageFact.selfOperand
  }

  /// Returns the operand, or the literal, that begins at the current token, as in
  /// ``OperatorFact/right``.
  private mutating func operandOrLiteralAfter() -> Int32 {
    let operand = operandAfter()
    return operand == -1 ? tokens.literalAfter() : operand
  }

  private mutating func operatorKind(of token: Token) -> OperatorKind {
    var start = token.start
    // Operators on the elements of vectors begin with a dot: `.==`.
    if token.end - start > 1, tokens.byte(at: start) == UInt8(ascii: ".") { start += 1 }
    let first = tokens.byte(at: start)
    let last = tokens.byte(at: token.end - 1)
    let length = token.end - start
    switch (first, last) {
    case (UInt8(ascii: "="), UInt8(ascii: "=")), (UInt8(ascii: "!"), UInt8(ascii: "=")):
      return .comparison
    case (UInt8(ascii: "<"), UInt8(ascii: "=")) where length == 2,
      (UInt8(ascii: ">"), UInt8(ascii: "=")) where length == 2,
      (UInt8(ascii: "~"), UInt8(ascii: "=")) where length == 2:
      return .comparison
    case (UInt8(ascii: "<"), _) where length == 1, (UInt8(ascii: ">"), _) where length == 1:
      return .comparison
    case (_, UInt8(ascii: "=")): return .assignment
    case (UInt8(ascii: "&"), UInt8(ascii: "&")) where length == 2,
      (UInt8(ascii: "|"), UInt8(ascii: "|")) where length == 2:
      return .logical
    default: return .other
    }
  }
}

extension UsageKind {
  fileprivate var isOfOperator: Bool { self == .compared || self == .operand }
}

extension TokenKind {
  /// Whether an operator right after a token of this kind is a prefix operator: `(-a`.
  fileprivate var opensExpression: Bool {
    switch self {
    case .openParen, .openBracket, .openBrace, .interpolationOpen, .interpolationNext, .comma,
      .colon, .semicolon, .equal, .symbol:
      true
    default: false
    }
  }
}
