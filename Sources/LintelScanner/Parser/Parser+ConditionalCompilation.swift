extension Parser {
  /// Reads `#if`, `#elseif`, `#else` or `#endif` with its condition.
  ///
  /// Every branch is read; each fact keeps the condition that it stands under. A branch goes on
  /// from what stands before the `#if`, be that attributes that wait for their declaration or a
  /// value whose member follows.
  mutating func parseConditionDirective() {
    if lexer.previousEnd != directivesEnd { endBeforeDirectives = lexer.previousEnd }
    readConditionDirective()
    directivesEnd = lexer.previousEnd
  }

  private mutating func readConditionDirective() {
    let kind = lexer.token.kind
    if kind == .poundIf {
      openConditions.append(openCondition())
      framesAroundCondition = frames.count
    }
    let isAfterPath = frame.pointee.chainEnd == lexer.previousEnd
    lexer.advance()
    let open = openConditions.isEmpty ? nil : openConditions[openConditions.count - 1]
    // Each clause closes all that it opens.
    if open == nil || framesAroundCondition != frames.count { isOutOfStep = true }
    if kind == .poundEndif {
      condition = open?.outer ?? condition
      if open != nil { openConditions.removeLast() }
      framesAroundCondition =
        openConditions.isEmpty ? 0 : openConditions[openConditions.count - 1].frameCount
      if isAfterPath { frame.pointee.chainEnd = lexer.previousEnd }
      return
    }
    // A clause of no `#if` has nothing to depend on.
    guard let open else {
      if kind == .poundElseif { skipConditionExpression() }
      return
    }
    var fact = ConditionFact(expression: 0, parent: condition, previous: 0, isElse: false)
    if kind != .poundIf {
      fact.parent = open.outer
      fact.previous = condition
      if conditions[Int(condition)].isElse { isOutOfStep = true }
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
    goOn(from: open)
  }

  private mutating func openCondition() -> OpenCondition {
    let isAfterPath = frame.pointee.chainEnd == lexer.previousEnd
    // The bytes before a postfix operator cannot be looked at any more.
    let previousKind = isAfterUnwrapping() ? TokenKind.identifier : lexer.previousKind
    return OpenCondition(
      outer: condition, previousKind: previousKind, previousKeyword: lexer.previousKeyword,
      chain: isAfterPath ? frame.pointee.chain : -1, isAfterPath: isAfterPath,
      frameCount: frames.count)
  }

  private mutating func goOn(from open: OpenCondition) {
    lexer.previousKind = open.previousKind
    lexer.previousKeyword = open.previousKeyword
    frame.pointee.chain = open.chain
    frame.pointee.chainEnd = open.isAfterPath ? lexer.previousEnd : .max
  }

  /// Where the token before the current one ends, directives in a row left out: they end nothing.
  var endOfCode: UInt32 {
    @inline(__always) get {
      lexer.previousEnd == directivesEnd ? endBeforeDirectives : lexer.previousEnd
    }
  }

  /// Moves past the condition: to the end of the line, and on while brackets or `&&`, `||` are
  /// open.
  private mutating func skipConditionExpression() {
    var depth = 0
    while lexer.token.kind != .endOfFile {
      if lexer.token.afterNewline, depth == 0, lexer.previousKind != .symbol, !atConnective() {
        return
      }
      switch lexer.token.kind {
      case .openParen: depth += 1
      case .closeParen:
        depth -= 1
        if depth < 0 { isOutOfStep = true }
      case .poundIf, .poundElseif, .poundElse, .poundEndif: return
      default: break
      }
      skipToken()
    }
  }

  private mutating func atConnective() -> Bool {
    guard lexer.token.kind == .symbol, lexer.token.end - lexer.token.start == 2 else {
      return false
    }
    let byte = lexer.base[Int(lexer.token.start)]
    return byte == UInt8(ascii: "&") || byte == UInt8(ascii: "|")
  }
}

/// An `#if` that has not ended, and what stands before it.
struct OpenCondition: BitwiseCopyable {
  /// Position in ``FileFacts/conditions`` of the clause around it.
  let outer: UInt16
  let previousKind: TokenKind
  let previousKeyword: Keyword
  let chain: Int32
  let isAfterPath: Bool
  /// How many frames there were.
  let frameCount: Int
}
