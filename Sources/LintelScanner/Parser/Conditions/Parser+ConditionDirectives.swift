extension Parser {
  /// Reads `#if`, `#elseif`, `#else` or `#endif` with its condition.
  ///
  /// Every branch is read; each fact keeps the condition that it stands under. A branch goes on
  /// from what stands before the `#if`, be that attributes that wait for their declaration or a
  /// value whose member follows.
  mutating func parseConditionDirective() {
    if tokens.previousEnd != directivesEnd { endBeforeDirectives = tokens.previousEnd }
    readConditionDirective()
    directivesEnd = tokens.previousEnd
  }

  private mutating func readConditionDirective() {
    let kind = tokens.token.kind
    if kind == .poundIf {
      openConditions.append(openCondition())
      framesAroundCondition = frames.count
    }
    let isAfterPath = frame.pointee.chainEnd == tokens.previousEnd
    let place = tokens.token.start
    tokens.advance()
    let open = openConditions.isEmpty ? nil : openConditions[openConditions.count - 1]
    // Each clause closes all that it opens.
    if open == nil || framesAroundCondition != frames.count { tokens.isOutOfStep = true }
    if open != nil, kind != .poundIf { facts.conditions[Int(facts.condition)].end = place }
    if kind == .poundEndif {
      facts.condition = open?.outer ?? facts.condition
      if open != nil { openConditions.removeLast() }
      framesAroundCondition =
        openConditions.isEmpty ? 0 : openConditions[openConditions.count - 1].frameCount
      if isAfterPath { frame.pointee.chainEnd = tokens.previousEnd }
      return
    }
    // A clause of no `#if` has nothing to depend on.
    guard let open else {
      if kind == .poundElseif { tokens.skipCondition() }
      return
    }
    var fact = ConditionFact(expression: 0, parent: facts.condition, previous: 0, isElse: false)
    if kind != .poundIf {
      fact.parent = open.outer
      fact.previous = facts.condition
      if facts.conditions[Int(facts.condition)].isElse { tokens.isOutOfStep = true }
    }
    if kind == .poundElse {
      fact.isElse = true
    } else {
      let start = tokens.token.start
      tokens.skipCondition()
      fact.expression = writer.intern(from: start, to: tokens.previousEnd)
    }
    fact.start = tokens.previousEnd
    facts.conditions.append(fact)
    // A file with more than 65,535 clauses lets the last number stand for all further ones.
    facts.condition = UInt16(clamping: facts.conditions.count - 1)
    goOn(from: open)
  }

  private mutating func openCondition() -> OpenCondition {
    let isAfterPath = frame.pointee.chainEnd == tokens.previousEnd
    // The bytes before a postfix operator cannot be looked at any more.
    let previousKind = tokens.isAfterUnwrapping() ? TokenKind.identifier : tokens.previousKind
    return OpenCondition(
      outer: facts.condition, previousKind: previousKind, previousKeyword: tokens.previousKeyword,
      chain: isAfterPath ? frame.pointee.chain : -1, isAfterPath: isAfterPath,
      frameCount: frames.count)
  }

  private mutating func goOn(from open: OpenCondition) {
    tokens.previousKind = open.previousKind
    tokens.previousKeyword = open.previousKeyword
    frame.pointee.chain = open.chain
    frame.pointee.chainEnd = open.isAfterPath ? tokens.previousEnd : .max
  }
}
