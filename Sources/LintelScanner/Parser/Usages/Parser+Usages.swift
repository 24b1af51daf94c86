extension Parser {
  /// The number of brackets around an expression that are searched for its usage, limited so that
  /// deeply nested code takes no longer.
  private static let usageDepth = 16

  /// Records the usage of the member at the current dot, `.name`, or the kind of value that it
  /// belongs to, `("a").name`.
  ///
  /// - Parameter hasBase: whether a value ends before the dot.
  /// - Returns: the index of the usage, or -1 if it is unknown.
  mutating func usageOfMember(isKeyPath: Bool, hasBase: Bool) -> Int32 {
    if isKeyPath || !hasBase { return usageHere() }
    if tokens.previousKind == .string || tokens.previousKind == .interpolationClose {
      return addUsage(.memberOfString, -1)
    }
    if let (kind, link) = literalBefore() { return addUsage(kind, link) }
    if partsEnd == tokens.previousEnd {
      lead(to: addUsage(.beforeMember, Int32(facts.references.count)))
    }
    guard groupEnd == tokens.previousEnd, groupUsage.link >= 0 else { return -1 }
    return addUsage(groupUsage.kind, groupUsage.link)
  }

  /// Records the usages of the expression that begins at the current token, from the inside out: in
  /// `f([.a])`, `.a` is an element in an argument.
  ///
  /// - Returns: the index of the innermost usage, or -1 if it is unknown.
  mutating func usageHere() -> Int32 {
    var innermost: Int32 = -1
    var outermost: Int32 = -1
    var frame = lastFrame
    var isOperand = isAfterOperator()
    for count in 0..<Self.usageDepth {
      if isOperand {
        let kind = frame.pointee.operation.kind
        guard kind.saysOperand else { break }
        join(addUsage(kind.usage, frame.pointee.operation.left), &innermost, &outermost)
        if kind == .comparison { break }
      }
      switch place(in: &frame) {
      case .nothing: return innermost
      case .known(let usage):
        if mayLead(to: usage, after: count) { join(usage, &innermost, &outermost) }
        return innermost
      case .end(let kind, let link):
        join(addUsage(kind, link), &innermost, &outermost)
        return innermost
      case .within(let kind, let link):
        let last = frame.pointee.lastPart
        if last >= 0, facts.usages[Int(last)].kind == kind, facts.usages[Int(last)].link == link,
          mayLead(to: last, after: count)
        {
          join(last, &innermost, &outermost)
          return innermost
        }
        let usage = addUsage(kind, link)
        siblings.base[Int(usage)] = last
        frame.pointee.lastPart = usage
        join(usage, &innermost, &outermost)
      }
      guard frame > frames.base else { break }
      isOperand = frame.pointee.isOperand
      frame -= 1
    }
    return innermost
  }

  /// Whether a chain of usages stays within the limit if `usage`, with its outer usages, is
  /// appended to usages in `count` brackets.
  private mutating func mayLead(to usage: Int32, after count: Int) -> Bool {
    var (usage, count) = (usage, count)
    while usage >= 0, count < Self.usageDepth {
      usage = facts.usages[Int(usage)].outer
      count += 1
    }
    return usage < 0
  }

  /// Makes `usage` the outer usage of the outermost usage so far.
  private mutating func join(_ usage: Int32, _ innermost: inout Int32, _ outermost: inout Int32) {
    if outermost >= 0 { facts.usages.base[Int(outermost)].outer = usage } else { innermost = usage }
    outermost = usage
  }

  /// The usage that a frame gives to an expression in it.
  private enum Place {
    /// The usage is unknown, whatever is around the frame.
    case nothing
    /// A usage that has already been recorded; the value is its index.
    case known(Int32)
    /// A usage that does not depend on the code around the frame: an argument.
    case end(UsageKind, Int32)
    /// A usage that depends on the code around the frame: an element in a literal.
    case within(UsageKind, Int32)
  }

  /// Returns the usage that `frame` gives to the expression in it.
  ///
  /// - Parameter frame: is replaced by a frame around it if the usage comes from that frame.
  private mutating func place(in frame: inout UnsafeMutablePointer<Frame>) -> Place {
    switch frame.pointee.kind {
    case .parens:
      if frame.pointee.call >= 0 { return argument(in: frame) }
      return frame.pointee.brackets.isOpaque
        ? .nothing : .within(.group, Int32(frame.pointee.brackets.item))
    case .brackets:
      if frame.pointee.call >= 0 { return argument(in: frame) }
      if frame.pointee.slot != .statement { return slot(in: &frame) }
      if frame.pointee.brackets.isOpaque { return .nothing }
      let kind = frame.pointee.brackets.isAfterKey ? UsageKind.dictionaryValue : .element
      return .within(kind, Int32(bitPattern: frame.pointee.contentStart))
    case .parameters, .typeBody, .enumBody: return slot(in: &frame)
    case .file, .accessors, .code:
      guard frame.pointee.isInPattern else { return slot(in: &frame) }
      return .end(
        .pattern, frame.pointee.isInHeader ? frame.pointee.header.match : frame.pointee.braces.match
      )
    }
  }

  private mutating func argument(in frame: UnsafeMutablePointer<Frame>) -> Place {
    frame.pointee.brackets.argument >= 0
      ? .end(.argument, frame.pointee.brackets.argument) : .nothing
  }

  private mutating func slot(in frame: inout UnsafeMutablePointer<Frame>) -> Place {
    switch frame.pointee.slot {
    case .nothing: return .nothing
    case .declarationValue(let link): return .end(.declarationValue, link)
    case .localValue(let link): return .end(.localValue, link)
    case .defaultArgument(let link): return .end(.defaultArgument, link)
    case .assigned(let link): return .end(.assigned, link)
    case .returned: return result(from: &frame)
    case .statement: return frame.pointee.isCode ? value(of: &frame) : .nothing
    }
  }

  /// Returns the usage of the value after a `return` in braces.
  private mutating func result(from frame: inout UnsafeMutablePointer<Frame>) -> Place {
    for _ in 0..<64 {
      switch frame.pointee.braces.block {
      case .body, .localGetter, .closure: return value(of: &frame)
      case .statement, .branch: break
      }
      guard frame > frames.base else { break }
      frame -= 1
      // Of the accessors, only a getter returns a value.
      if frame.pointee.kind == .accessors { return .nothing }
    }
    return .nothing
  }

  /// Returns the usage of the last expression in braces.
  private mutating func value(of frame: inout UnsafeMutablePointer<Frame>) -> Place {
    for _ in 0..<64 where frame.pointee.braces.block == .branch {
      if frame.pointee.branch.usage >= 0 { return .known(frame.pointee.branch.usage) }
      guard frame > frames.base else { return .nothing }
      frame -= 1
    }
    switch frame.pointee.braces.block {
    case .statement, .branch: return .nothing
    case .body:
      let returns = frame.pointee.isCode
      return returns ? .end(.declarationResult, frame.pointee.owner) : .nothing
    case .localGetter(let local): return .end(.localResult, local)
    case .closure:
      let closure = frame.pointee.braces.closure
      // The result of a trailing closure does not depend on the usage of the call.
      return frame.pointee.call >= 0 || frame.pointee.braces.isOpaque
        ? .end(.closureResult, closure) : .within(.closureResult, closure)
    }
  }

  // MARK: - What is around an expression

  /// Records the usage of the value after the equal sign at the current token.
  mutating func enterValue() {
    frame.slot = slotOfValue()
  }

  private mutating func slotOfValue() -> Frame.Slot {
    if frame.kind == .parameters {
      return facts.parameters.isEmpty
        ? .nothing : .defaultArgument(Int32(facts.parameters.count - 1))
    }
    let binding = frame.binding
    if binding >= 0 {
      let isVariable = frame.bindingList.kind == .variable || frame.bindingList.kind == .constant
      return isVariable ? .declarationValue(binding) : .nothing
    }
    let local = frame.local
    if local >= 0, facts.locals[Int(local)].kind != .pattern {
      return facts.locals[Int(local)].valueStart == 0 ? .localValue(local) : .nothing
    }
    let operand = frame.isInHeader ? -1 : operandBefore()
    return operand == -1 ? .nothing : .assigned(operand)
  }

  /// Begins the header of an `if` or a `switch`, which may be an expression:
  /// `let a = if b { 1 } else { 2 }`.
  mutating func beginBranch() {
    let isFurther = tokens.previousKind == .identifier && tokens.previousKeyword == .else
    let usage: Int32
    if isFurther {
      usage = frame.branch.usage
    } else {
      usage = frame.slot == .statement ? -1 : usageHere()
      beginBranchValue()
    }
    beginHeader()
    frame.header.kind = .branch
    frame.branch.usage = usage
  }

  /// Records the contents of the parentheses that end at the current token, for a member after
  /// them: `(a ?? b).c`.
  mutating func noteGroup(_ closed: Frame) {
    let isNested = groupEnd == tokens.previousEnd
    groupEnd = .max
    guard closed.kind == .parens, closed.call < 0, !closed.brackets.isOpaque,
      closed.brackets.item == 0,
      !closed.brackets.makesBool
    else { return }
    if closed.conversion.end == tokens.previousEnd {
      groupUsage = (.memberOfConversion, closed.conversion.base)
    } else if closed.path.end == tokens.previousEnd {
      groupUsage = (.memberOfGroup, closed.path.last)
    } else if let literal = onlyLiteral(in: closed) {
      groupUsage = literal
    } else if !isNested {
      return
    }
    groupEnd = tokens.token.end
  }
}
