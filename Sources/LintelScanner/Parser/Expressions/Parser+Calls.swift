extension Parser {
  /// Enters parentheses or brackets at the current token: the arguments of the expression before
  /// it, `a(b)`, a group, `(a)`, or a literal, `[a]`.
  mutating func open(_ kind: Frame.Kind) {
    let isAfterValue = isAfterValue()
    var called = isAfterValue && frame.path.end == tokens.previousEnd ? frame.path.last : -1
    if called < 0, isAfterValue, kind == .parens, groupEnd == tokens.previousEnd {
      called = calleeInGroup()
    }
    if called < 0, isAfterValue, kind == .brackets { called = subscriptedValue() }
    if called >= 0 {
      if kind == .brackets || !frame.isInPattern { called = callee(after: called) }
      facts.references.base[Int(called)].flags |=
        kind == .parens ? ReferenceFact.called : ReferenceFact.subscripted
    }
    var inner = Frame(kind: kind, owner: owner)
    if isAfterValue, partsEnd == tokens.previousEnd {
      // The result of a closure that is called at once has the usage of the call: `{ .a }()`.
      if kind == .parens, tokens.previousKind == .closeBrace {
        inner.lastPart = lastPart
      } else {
        endParts()
      }
    }
    inner.pattern = frame.pattern
    inner.contentStart = tokens.token.start
    inner.call = called
    if called >= 0 {
      inner.brackets.content = .arguments
    } else if isAfterValue || tokens.at(.interpolationOpen) {
      inner.brackets.content = .opaque
    } else {
      inner.brackets.content = kind == .parens ? .group : .literal
    }
    inner.isOperand = isAfterOperator()
    if inner.brackets.content == .literal {
      inner.brackets.literal = noteLiteral(.array)
    } else if tokens.at(.interpolationOpen) {
      inner.brackets.literal = noteLiteral(.string)
    }
    if tokens.at(.openParen), !isAfterValue {
      inner.brackets.isSubject = isSubject(at: tokens.token.start)
    }
    frames.append(inner)
    tokens.advance()
    if inner.holdsArguments { return parseArgument() }
    if inner.brackets.content == .literal { noteFirstElement() }
  }

  /// Returns the last segment of the path that is the whole contents of the parentheses before the
  /// current parenthesis, `(T)()`, or -1.
  private mutating func calleeInGroup() -> Int32 {
    let last = groupUsage.link
    guard groupUsage.kind == .memberOfGroup, last >= 0, groupStart < groupEnd,
      case let end = facts.references[Int(last)], !end.isCalled, !end.isSubscripted
    else { return -1 }
    var base = Int(last)
    while facts.references[base].isContinuation {
      base = Int(facts.references[base].link)
      if facts.references[base].isCalled || facts.references[base].isSubscripted { return -1 }
    }
    let isFirst = base == 0 || facts.references[base - 1].offset < groupStart
    guard facts.references[base].offset > groupStart, isFirst,
      facts.references[base].kind != .keypath
    else { return -1 }
    let kind = facts.references[base].kind
    let isType = kind == .type || kind == .static
    if isType, base == Int(last) || isCapital(tokens.byte(at: end.offset)) {
      writer.setPathKind(from: base, .construct)
    }
    // The parentheses stay the value of a match or variable, because only a call follows:
    // `let a = (T)()`.
    let item = facts.tupleItems.count - 1
    if item >= 0, facts.tupleItems[item].start == 0, facts.tupleItems[item].reference == base {
      facts.tupleItems.base[item].start = groupStart
    }
    frame.path.last = last
    return last
  }

  /// Returns a nameless segment for the subscript at the current bracket, after a literal or
  /// parentheses, or -1 if the type of the subscripted value is unknown: `["a", "b"][0]`.
  private mutating func subscriptedValue() -> Int32 {
    // After the attributes of a closure, a bracket is its capture list.
    if frame.isCode, frame.contentStart == tokens.token.start { return -1 }
    let usage = usageOfMember(isKeyPath: false, hasBase: true)
    if isFirstOperand(), tokens.previousKind != .dot {
      changeBranch(to: usage < 0 ? .other : .reference, at: tokens.token.start)
    }
    guard usage >= 0 else { return -1 }
    let segment = addNamelessSegment(.member)
    facts.placedMembers.append(PlacedMemberFact(reference: segment, usage: usage))
    return segment
  }

  /// Begins a path at the current bracket, a subscript of a value without a name: `self[a]`,
  /// `\.[a]`.
  mutating func addNamelessSegment(_ kind: ReferenceForm) -> Int32 {
    let segment = Int32(writer.referToBracket(kind, by: owner))
    if frame.isInPattern {
      facts.references.base[Int(segment)].flags |= ReferenceFact.pattern
    }
    frame.path = Frame.Path(last: segment, end: tokens.previousEnd)
    return segment
  }

  /// Returns the segment that the current bracket calls or subscripts: `last`, or a new nameless
  /// segment if `last` is already called or subscripted, as in `a(b)(c)` and `a[b][c]`.
  private mutating func callee(after last: Int32) -> Int32 {
    let fact = facts.references[Int(last)]
    guard fact.isCalled || fact.isSubscripted else { return last }
    let segment = Int32(writer.extendPathWithBracket(Int(last)))
    frame.path.last = segment
    return segment
  }

  private func isCapital(_ byte: UInt8) -> Bool {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
  }

  /// Whether a value ends before the current bracket, on the same line, so that the bracket belongs
  /// to the value: `a[0]`.
  private mutating func isAfterValue() -> Bool {
    guard !tokens.afterNewline, !tokens.at(.interpolationOpen) else { return false }
    if frame.path.end == tokens.previousEnd { return true }
    // `(value)?[0]`
    if tokens.previousKind == .symbol, !tokens.afterSpace {
      return tokens.isAfterUnwrapping() && tokens.isAfterPostfixOperator()
    }
    return TokenKind.endsValue(tokens.previousKind, tokens.previousKeyword)
  }

  /// Reads the label at the start of an argument, and records the argument: `label: a`.
  mutating func parseArgument() {
    if tokens.at(.closeParen) || tokens.at(.closeBracket) { return }
    let call = frame.call
    guard tokens.at(.identifier), tokens.isBeforeColon() else {
      if frame.brackets.isSubject { addTupleItem() }
      guard call >= 0 else { return }
      writer.addArgument(of: call, label: writer.intern(from: 0, to: 0), at: tokens.token.start)
      return noteArgument()
    }
    // Several labels in a row name a function without calling it: `move(from:to:)`.
    while tokens.at(.identifier), tokens.isBeforeColon() {
      let isOfTuple = call < 0 && frame.kind == .parens && !frame.brackets.isOpaque
      if call >= 0 {
        writer.addArgument(of: call, label: writer.intern(tokens.token), at: tokens.token.start)
      } else if isOfTuple {
        writer.addTupleLabel()
      } else if isInInterpolation {
        writer.addInterpolationLabel(
          of: owner,
          isFirst: tokens.previousKind == .interpolationOpen
            || tokens.previousKind == .interpolationNext)
      }
      tokens.advance()
      tokens.advance()
      if isOfTuple { writer.endTupleLabel() }
    }
    if frame.brackets.isSubject { addTupleItem() }
    lastArgumentStart = call >= 0 ? tokens.token.start : .max
    if call >= 0 { noteArgument() }
  }

  /// Whether the innermost parentheses are an interpolation, which begins at the offset of its
  /// string.
  private var isInInterpolation: Bool {
    mutating get {
      frame.kind == .parens && frame.brackets.isOpaque
        && tokens.byte(at: frame.contentStart) != UInt8(ascii: "(")
    }
  }

  /// Records that the last argument is being read, and whether it begins with a path or is a
  /// literal.
  private mutating func noteArgument() {
    frame.brackets.argument = Int32(facts.references.count - 1)
    // A name that a pattern binds is not a path.
    if frame.isInPattern { return }
    beginValue()
    if startsPath() {
      facts.references.base[facts.references.count - 1].flags |= ReferenceFact.pathArgument
    } else if tokens.atWholeSymbol("&") {
      facts.references.base[facts.references.count - 1].flags |= ReferenceFact.inOut
    } else if let literal = tokens.wholeLiteral() {
      facts.references.base[facts.references.count - 1].flags |= literal.rawValue
    }
  }

  /// Records the closure after the call or subscript of `called` as its argument: `f(a) { … }`.
  mutating func addTrailingClosure(to called: Int32, at brace: UInt32) {
    if !facts.references[Int(called)].isSubscripted {
      facts.references.base[Int(called)].flags |= ReferenceFact.called
    }
    writer.addArgument(of: called, label: writer.intern(from: 0, to: 0), at: brace)
  }

  /// Reads a `?` or `!` that belongs to the expression before it, `a?.b`, or any other operator.
  mutating func parseSymbol() {
    let isPostfix =
      frame.path.end == tokens.previousEnd && !tokens.afterSpace && tokens.atUnwrapping()
    let end = tokens.token.end
    // The branches of `a ? b : c` have types of their own.
    if tokens.afterSpace, tokens.atWholeSymbol("?") {
      frame.openConditionals &+= 1
      frame.brackets.makesBool = false
      // The brackets contain neither a single literal nor a conversion at their end.
      frame.conversion.end = 0
      noteOperation()
      dropBranch()
      tokens.advance()
      addBranch()
      frame.local = -1
      return
    }
    if isPostfix {
      frame.path.end = end
      if frame.path.last >= 0 {
        let isChained = tokens.byte(at: tokens.token.start) == UInt8(ascii: "?")
        facts.references.base[Int(frame.path.last)].flags |=
          isChained
          ? ReferenceFact.unwrapped | ReferenceFact.chained : ReferenceFact.unwrapped
      }
      return tokens.advance()
    }
    let isAfterBrackets = groupEnd == tokens.previousEnd || partsEnd == tokens.previousEnd
    if isAfterBrackets, !tokens.afterSpace, tokens.atUnwrapping() {
      if groupEnd == tokens.previousEnd { groupEnd = end }
      if partsEnd == tokens.previousEnd { partsEnd = end }
      return tokens.advance()
    }
    readOperator()
  }
}
