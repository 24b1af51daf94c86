extension Parser {
  /// How many brackets around an expression are looked at to find out what it is used for, so that
  /// deeply nested code takes no longer.
  private static let usageDepth = 16

  /// What a member at the current dot is used for, or is a member of.
  ///
  /// - Parameter hasBase: whether a value ends before the dot.
  /// - Returns: a position among the usages, or -1 where nothing says.
  mutating func usageOfMember(isKeyPath: Bool, hasBase: Bool) -> Int32 {
    if isKeyPath || !hasBase { return usageHere() }
    if lexer.previousKind == .string || lexer.previousKind == .interpolationClose {
      return addUsage(.memberOfString, -1)
    }
    guard groupEnd == lexer.previousEnd, groupUsage.link >= 0 else { return -1 }
    return addUsage(groupUsage.kind, groupUsage.link)
  }

  /// What the expression that begins at the current token is used for, from the inside out; -1 where
  /// nothing says.
  private mutating func usageHere() -> Int32 {
    var innermost: Int32 = -1
    var outermost: Int32 = -1
    var depth = frames.count - 1
    var isOperand = isAfterOperator()
    for _ in 0..<Self.usageDepth where depth >= 0 {
      let frame = frames.base + depth
      if isOperand {
        guard frame.pointee.operatorKind.saysOperand else { break }
        let isEnd = frame.pointee.operatorKind != .other
        let usage = addUsage(frame.pointee.operatorKind.usage, frame.pointee.operatorLeft)
        join(usage, &innermost, &outermost)
        if isEnd { break }
      }
      if frame.pointee.kind == .brackets, frame.pointee.elementUsage >= 0,
        !frame.pointee.isAfterKey, frame.pointee.slot == .statement
      {
        join(frame.pointee.elementUsage, &innermost, &outermost)
        break
      }
      switch place(in: frame) {
      case .nothing: return innermost
      case .known(let usage):
        join(usage, &innermost, &outermost)
        return innermost
      case .end(let kind, let link):
        join(addUsage(kind, link), &innermost, &outermost)
        return innermost
      case .within(let kind, let link):
        let usage = addUsage(kind, link)
        if kind == .element { frame.pointee.elementUsage = usage }
        join(usage, &innermost, &outermost)
      }
      isOperand = frame.pointee.isOperand
      depth -= 1
    }
    return innermost
  }

  private mutating func addUsage(_ kind: UsageKind, _ link: Int32) -> Int32 {
    usages.append(UsageFact(kind: kind, link: link))
    return Int32(usages.count - 1)
  }

  /// Makes `usage` what the outermost one found so far is a part of.
  private mutating func join(_ usage: Int32, _ innermost: inout Int32, _ outermost: inout Int32) {
    if outermost >= 0 { usages.base[Int(outermost)].outer = usage } else { innermost = usage }
    outermost = usage
  }

  /// What brackets, or the statement in braces, say of an expression in them.
  private enum Place {
    /// Nothing, and neither does what is around them.
    case nothing
    case known(Int32)
    /// All that there is to say.
    case end(UsageKind, Int32)
    /// It is a part of something that is around them.
    case within(UsageKind, Int32)
  }

  private mutating func place(in frame: UnsafeMutablePointer<Frame>) -> Place {
    switch frame.pointee.kind {
    case .parens:
      if frame.pointee.call >= 0 { return argument(in: frame) }
      return frame.pointee.isOpaque ? .nothing : .within(.group, Int32(frame.pointee.item))
    case .brackets:
      if frame.pointee.call >= 0 { return argument(in: frame) }
      if frame.pointee.slot != .statement { return slot(in: frame) }
      if frame.pointee.isOpaque { return .nothing }
      let kind = frame.pointee.isAfterKey ? UsageKind.dictionaryValue : .element
      return .within(kind, Int32(bitPattern: frame.pointee.contentStart))
    case .parameters, .file, .typeBody, .enumBody: return slot(in: frame)
    case .code:
      guard frame.pointee.isInPattern else { return slot(in: frame) }
      return .end(
        .pattern, frame.pointee.isInHeader ? frame.pointee.headerMatch : frame.pointee.match)
    }
  }

  private mutating func argument(in frame: UnsafeMutablePointer<Frame>) -> Place {
    frame.pointee.argument >= 0 ? .end(.argument, frame.pointee.argument) : .nothing
  }

  private mutating func slot(in frame: UnsafeMutablePointer<Frame>) -> Place {
    let link = frame.pointee.slotLink
    switch frame.pointee.slot {
    case .nothing: return .nothing
    case .declarationValue: return .end(.declarationValue, link)
    case .localValue: return .end(.localValue, link)
    case .defaultArgument: return .end(.defaultArgument, link)
    case .assigned: return .end(.assigned, link)
    case .returned: return result(from: frame)
    case .statement: return frame.pointee.kind == .code ? value(of: frame) : .nothing
    }
  }

  /// What a `return` in braces returns from.
  private mutating func result(from frame: UnsafeMutablePointer<Frame>) -> Place {
    var frame = frame
    for _ in 0..<64 {
      switch frame.pointee.block {
      case .body, .localGetter, .closure: return value(of: frame)
      case .statement, .branch: break
      }
      guard frame > frames.base else { break }
      frame -= 1
    }
    return .nothing
  }

  /// What the last expression in braces is the value of.
  private mutating func value(of frame: UnsafeMutablePointer<Frame>) -> Place {
    var frame = frame
    for _ in 0..<64 where frame.pointee.block == .branch {
      if frame.pointee.branchUsage >= 0 { return .known(frame.pointee.branchUsage) }
      guard frame > frames.base else { return .nothing }
      frame -= 1
    }
    switch frame.pointee.block {
    case .statement, .branch: return .nothing
    case .body:
      let returns = frame.pointee.kind == .code
      return returns ? .end(.declarationResult, frame.pointee.owner) : .nothing
    case .localGetter: return .end(.localResult, frame.pointee.accessedLocal)
    case .closure:
      let closure = frame.pointee.closure
      // Whatever the call after which it stands is used for.
      return frame.pointee.call >= 0
        ? .end(.closureResult, closure) : .within(.closureResult, closure)
    }
  }

  // MARK: - What comes before an expression

  /// Whether the token before the current one is an operator that this is an operand of.
  mutating func isAfterOperator() -> Bool {
    frame.pointee.operatorEnd == lexer.previousEnd
  }

  /// What ends before the current token, as in ``UsageFact/link``.
  private mutating func operandBefore() -> Int32 {
    if frame.pointee.chainEnd == lexer.previousEnd { return frame.pointee.chain }
    if groupEnd == lexer.previousEnd, groupUsage.kind == .memberOfGroup { return groupUsage.link }
    let isSelf = lexer.previousKind == .identifier && lexer.previousKeyword == .selfValue
    return isSelf ? UsageFact.selfOperand : -1
  }

  /// Notes what the value after the equal sign at the current token is for.
  mutating func enterValue() {
    let (slot, link) = slotOfValue()
    frame.pointee.slot = slot
    frame.pointee.slotLink = link
  }

  private mutating func slotOfValue() -> (Frame.Slot, Int32) {
    if frame.pointee.kind == .parameters {
      return parameters.isEmpty ? (.nothing, -1) : (.defaultArgument, Int32(parameters.count - 1))
    }
    let binding = frame.pointee.binding
    if binding >= 0 {
      let isVariable =
        frame.pointee.bindingKind == .variable || frame.pointee.bindingKind == .constant
      return isVariable ? (.declarationValue, binding) : (.nothing, -1)
    }
    let local = frame.pointee.local
    if local >= 0 {
      let fact = locals[Int(local)]
      return fact.kind != .pattern && fact.valueStart == 0 ? (.localValue, local) : (.nothing, -1)
    }
    let operand = frame.pointee.isInHeader ? -1 : operandBefore()
    return operand == -1 ? (.nothing, -1) : (.assigned, operand)
  }

  /// Reads the operator at the current token.
  mutating func readOperator() {
    let token = lexer.token
    let isJoinedBefore = !token.afterSpace && !lexer.previousKind.opensExpression
    let isJoinedAfter = !endsOperator(lexer.cursor.pointee)
    guard isJoinedBefore == isJoinedAfter else {
      lexer.advance()
      if isJoinedAfter {
        frame.pointee.operatorEnd = token.end
        frame.pointee.operatorKind = .prefix
        if lexer.base[Int(token.start)] == UInt8(ascii: "!") { frame.pointee.makesBool = true }
      }
      return
    }
    let kind = operatorKind(of: token)
    frame.pointee.operatorEnd = token.end
    frame.pointee.operatorKind = kind
    frame.pointee.operatorLeft = operandBefore()
    if kind == .comparison || kind == .logical { frame.pointee.makesBool = true }
    let left = frame.pointee.operatorLeft
    lexer.advance()
    if left >= 0, !placedMembers.isEmpty { noteOperand(left, of: kind) }
  }

  /// Whether an operator before this byte is not joined to what follows: *The Swift Programming
  /// Language*, "Operators".
  private mutating func endsOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...32, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  /// Notes that the member without a type before the operator, if that is what `left` is, is an
  /// operand as well as what the whole expression is used for.
  private mutating func noteOperand(_ left: Int32, of kind: OperatorKind) {
    let placed = placedMembers.base + (placedMembers.count - 1)
    var base = left
    var steps = 0
    while base > placed.pointee.reference, references[Int(base)].isContinuation, steps < 8 {
      base = references[Int(base)].link
      steps += 1
    }
    guard base == placed.pointee.reference, references[Int(base)].kind == .implicitMember else {
      return
    }
    // The operator before it is taken for the one that binds it.
    if placed.pointee.usage >= 0, usages[Int(placed.pointee.usage)].kind.isOfOperator { return }
    guard kind.saysOperand else {
      placed.pointee.usage = -1
      return
    }
    // What is assigned to says what is assigned, and not the other way round.
    if kind == .assignment { return }
    var right: Int32 = -1
    if lexer.token.kind == .identifier || lexer.token.kind == .dot {
      switch valueKind() {
      case .reference: right = Int32(references.count)
      case .selfValue: right = UsageFact.selfOperand
      default: break
      }
    }
    let usage = addUsage(kind.usage, right)
    if kind == .other { usages.base[Int(usage)].outer = placed.pointee.usage }
    placed.pointee.usage = usage
  }

  private mutating func operatorKind(of token: Token) -> OperatorKind {
    let first = lexer.base[Int(token.start)]
    let last = lexer.base[Int(token.end) - 1]
    let length = token.end - token.start
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

  /// Begins the header of an `if` or a `switch`, which may be an expression.
  mutating func beginBranch() {
    let isFurther = lexer.previousKind == .identifier && lexer.previousKeyword == .else
    let usage: Int32
    if isFurther {
      usage = frame.pointee.branchUsage
    } else {
      usage = frame.pointee.slot == .statement ? -1 : usageHere()
    }
    beginHeader()
    frame.pointee.isBranchHeader = true
    frame.pointee.branchUsage = usage
  }

  /// Notes what is in the parentheses that end at the current token, for a member after them.
  mutating func noteGroup(_ closed: Frame) {
    let isNested = groupEnd == lexer.previousEnd
    groupEnd = .max
    guard closed.kind == .parens, closed.call < 0, !closed.isOpaque, closed.item == 0,
      !closed.makesBool
    else { return }
    if closed.conversionEnd == lexer.previousEnd {
      groupUsage = (.memberOfConversion, closed.conversion)
    } else if closed.chainEnd == lexer.previousEnd {
      groupUsage = (.memberOfGroup, closed.chain)
    } else if !isNested {
      return
    }
    groupEnd = lexer.token.end
  }
}

extension OperatorKind {
  /// Whether the other operand may say what an operand is.
  fileprivate var saysOperand: Bool { self != .logical && self != .prefix }

  fileprivate var usage: UsageKind {
    switch self {
    case .comparison: .compared
    case .assignment: .assigned
    case .logical, .prefix, .other: .operand
    }
  }
}

extension UsageKind {
  fileprivate var isOfOperator: Bool { self == .compared || self == .operand || self == .assigned }
}

extension TokenKind {
  /// Whether an operator right after it stands before its only operand.
  fileprivate var opensExpression: Bool {
    switch self {
    case .openParen, .openBracket, .openBrace, .interpolationOpen, .interpolationNext, .comma,
      .colon, .semicolon, .equal, .symbol:
      true
    default: false
    }
  }
}
