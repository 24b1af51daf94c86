extension Parser {
  /// Reads `#if`, `#elseif`, `#else` or `#endif` with its condition.
  ///
  /// Every branch is read, and each fact records the condition that it depends on. A branch
  /// continues the code before the `#if`: attributes that wait for their declaration, or a value
  /// whose member follows.
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
    let isAfterPath = frame.path.end == tokens.previousEnd
    let place = tokens.token.start
    tokens.advance()
    let open = openConditions.isEmpty ? nil : openConditions[openConditions.count - 1]
    // In valid code, each branch closes all brackets that it opens.
    if open == nil || framesAroundCondition != frames.count { tokens.isOutOfStep = true }
    if open != nil, kind != .poundIf { facts.conditions[Int(facts.condition)].end = place }
    if kind == .poundEndif {
      facts.condition = open?.outer ?? facts.condition
      if open != nil { openConditions.removeLast() }
      framesAroundCondition =
        openConditions.isEmpty ? 0 : openConditions[openConditions.count - 1].frameCount
      if isAfterPath { frame.path.end = tokens.previousEnd }
      return
    }
    // An `#elseif` or `#else` without `#if` adds no condition.
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
    // In a file with more than 65,535 branches, the last number stands for all further ones.
    facts.condition = UInt16(clamping: facts.conditions.count - 1)
    goOn(from: open)
  }

  private mutating func openCondition() -> OpenCondition {
    let isAfterPath = frame.path.end == tokens.previousEnd
    // A branch cannot look at the bytes before a postfix operator, so `a?` counts as a name.
    let previousKind = tokens.isAfterUnwrapping() ? TokenKind.identifier : tokens.previousKind
    return OpenCondition(
      outer: facts.condition, previousKind: previousKind, previousKeyword: tokens.previousKeyword,
      lastSegment: isAfterPath ? frame.path.last : -1, isAfterPath: isAfterPath,
      frameCount: frames.count)
  }

  /// Continues the code before an `#if` in one of its branches: a `.border()` after `#if DEBUG` is
  /// a member of the value before it.
  private mutating func goOn(from open: OpenCondition) {
    tokens.previousKind = open.previousKind
    tokens.previousKeyword = open.previousKeyword
    frame.path = Frame.Path(
      last: open.lastSegment, end: open.isAfterPath ? tokens.previousEnd : .max)
  }
}
