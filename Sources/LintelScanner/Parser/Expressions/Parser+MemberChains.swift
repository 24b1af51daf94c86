extension Parser {
  /// Reads a name in an expression, with the members that follow it: `a.b.c`.
  mutating func parseName() {
    let token = tokens.token
    if isLabel() { return parseLabel() }
    if tokens.isWildcard(token) { return tokens.advance() }
    if bindsName() { return bindName(token) }
    if isCapture() { return bindCapture() }
    let isKeyPath = tokens.previousKind == .backslash
    let mayBeType = token.isCapitalized || isKeyPath
    let base = writer.refer(to: token, mayBeType ? .type : .value, inType: false, by: owner)
    if frame.isInPattern { facts.references.base[base].flags |= ReferenceFact.pattern }
    tokens.advance()
    // Of two names in a row, the first is a keyword: `copy value`, `weak self`.
    if !mayBeType, tokens.isSecondName() { return facts.references.truncate(to: base) }
    let chain = readMembers(after: base, lastIsType: mayBeType)
    if mayBeType {
      writer.setPathKind(
        from: base,
        pathKind(isKeyPath: isKeyPath, lastIsType: chain.lastIsType, hasMember: chain.last != base))
    }
  }

  /// Reads a dot and the members after it, which belong to the expression before it, `(a).b.c`, or
  /// to a type that the context determines, `.a.b`.
  mutating func parseMember() {
    let base = frame.path.end == tokens.previousEnd ? frame.path.last : -1
    let isKeyPath = tokens.previousKind == .backslash
    let isAfterOperation = postfixEnd == tokens.previousEnd
    let hasBase =
      TokenKind.endsValue(tokens.previousKind, tokens.previousKeyword)
      || tokens.isAfterUnwrapping() || isAfterOperation
    guard tokens.startsMember(hasBase: hasBase || isKeyPath) else {
      return parseDotBeforeBracket(after: base, isKeyPath: isKeyPath, hasBase: hasBase)
    }
    let usage: Int32
    if isAfterOperation {
      usage = addUsage(.memberOfOperation, Int32(facts.operators.count - 1))
    } else {
      usage = base < 0 ? usageOfMember(isKeyPath: isKeyPath, hasBase: hasBase) : -1
    }
    let isPrefixed = base < 0 && isAfterOperator() && frame.operation.kind == .unary
    tokens.advance()
    let segment: Int
    if base >= 0 {
      let previous = facts.references[Int(base)]
      segment = writer.extendPath(Int(base), with: tokens.token)
      // The kind of a path only describes the segments up to its first call.
      if previous.isCalled || previous.isSubscripted {
        facts.references.base[segment].kind = .value
      }
    } else {
      let kind: ReferenceForm = isKeyPath ? .keypath : hasBase ? .member : .implicitMember
      segment = writer.refer(to: tokens.token, kind, inType: false, by: owner)
      if frame.isInPattern { facts.references.base[segment].flags |= ReferenceFact.pattern }
      if isPrefixed { prefixedMember = Int32(segment) }
      if kind == .member, isFirstOperand() {
        changeBranch(to: .reference, at: tokens.token.start)
      }
      if usage >= 0 || kind == .implicitMember {
        frame.placed = Int32(facts.placedMembers.count)
        facts.placedMembers.append(PlacedMemberFact(reference: Int32(segment), usage: usage))
      }
    }
    tokens.advance()
    _ = readMembers(after: segment, lastIsType: false)
  }

  /// Reads the dot before the subscript in a key path, `\Row.[0]`, `\.[0]` or `\[Row].[0]`, or any
  /// other dot that no member follows.
  private mutating func parseDotBeforeBracket(
    after base: Int32, isKeyPath: Bool, hasBase: Bool
  ) {
    let isOfValue = base < 0 && hasBase
    let usage =
      isKeyPath || isOfValue ? usageOfMember(isKeyPath: isKeyPath, hasBase: hasBase) : -1
    tokens.advance()
    guard isKeyPath || usage >= 0, tokens.at(.openBracket), !tokens.afterNewline else {
      frame.path = Frame.Path(last: base, end: tokens.previousEnd)
      return
    }
    let segment = addNamelessSegment(isKeyPath ? .keypath : .member)
    if usage >= 0 {
      facts.placedMembers.append(PlacedMemberFact(reference: segment, usage: usage))
    }
  }

  /// Reads `self`, `Self` or `super`, with the members that follow it, `self.a.b`, or up to a
  /// bracket, `self[a]`.
  mutating func parseSelf(_ kind: ReferenceForm) {
    let start = tokens.token.start
    tokens.advance()
    if tokens.atSymbol("<"), !tokens.afterSpace {
      _ = types.parseExpressionGenericArguments(of: start, by: owner)
    }
    if tokens.at(.symbol), !tokens.afterSpace, tokens.atUnwrapping() { tokens.advance() }
    if tokens.at(.openBracket), !tokens.afterNewline {
      _ = addNamelessSegment(kind)
      return
    }
    guard tokens.at(.dot), tokens.startsMember(hasBase: true) else { return }
    tokens.advance()
    let segment = writer.refer(to: tokens.token, kind, inType: false, by: owner)
    tokens.advance()
    _ = readMembers(after: segment, lastIsType: false)
  }

  /// Reads `.b.c` after the segment of a path at `base`.
  ///
  /// - Returns: the last segment, and whether it may name a type: it is capitalised, or `init`.
  private mutating func readMembers(
    after base: Int, lastIsType: Bool
  ) -> (last: Int, lastIsType: Bool) {
    var last = base
    var lastIsType = lastIsType
    while true {
      if tokens.atSymbol("<"), !tokens.afterNewline {
        guard types.parseExpressionGenericArguments(of: facts.references[last].offset, by: owner)
        else { break }
      }
      let separator = tokens.token.kind
      guard separator == .dot || separator == .doubleColon, tokens.startsMember(hasBase: true)
      else {
        break
      }
      if separator == .doubleColon, last == base {
        facts.references.base[base].flags |= ReferenceFact.moduleSelector
      }
      tokens.advance()
      if separator == .doubleColon, last != base {
        // In `value.Module::member`, the module is not a segment of the path.
        facts.references.truncate(to: last)
        last = Int(facts.references[last].link)
      }
      last = writer.extendPath(last, with: tokens.token)
      lastIsType = tokens.token.isCapitalized || tokens.at(.`init`)
      tokens.advance()
    }
    frame.path = Frame.Path(last: Int32(last), end: tokens.previousEnd)
    return (last, lastIsType)
  }

  /// Returns the kind of a path that may name a type: `construct` for `T()`, `static` for `T.a`,
  /// `cast` in a pattern.
  private mutating func pathKind(isKeyPath: Bool, lastIsType: Bool, hasMember: Bool)
    -> ReferenceForm
  {
    if isKeyPath { return .keypath }
    if frame.isInPattern { return .cast }
    if lastIsType {
      if tokens.at(.openParen), !tokens.afterNewline { return .construct }
      // In the header of a statement the brace opens its block.
      if tokens.at(.openBrace), !frame.isInHeader { return .construct }
    }
    return hasMember ? .static : .type
  }
}
