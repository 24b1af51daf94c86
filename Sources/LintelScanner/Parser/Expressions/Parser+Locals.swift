extension Parser {
  /// Writes down a variable of code, unless it is `_` or `self`.
  ///
  /// - Returns: its position, or -1.
  @discardableResult
  mutating func declareLocal(_ kind: LocalKind, _ name: Token) -> Int32 {
    frame.pointee.local = -1
    guard name.keyword != .selfValue, !isWildcard(name) else { return -1 }
    let position = Int32(locals.count)
    locals.append(
      LocalFact(
        name: intern(name), offset: name.start, owner: owner, condition: condition, kind: kind))
    if kind == .variable, pending.isActive, pending.firstAttribute < attributes.count {
      locals.base[Int(position)].attributeStart = attributes[pending.firstAttribute].offset
    }
    openLocals.append(position)
    frame.pointee.local = position
    return position
  }

  /// Ends the scopes of the innermost variables until `count` are left.
  mutating func endScopes(downTo count: Int32, at end: UInt32) {
    while openLocals.count > Int(count) {
      locals.base[Int(openLocals[openLocals.count - 1])].scopeEnd = end
      openLocals.removeLast()
    }
  }

  /// Ends what a statement may be in the middle of: the value of a variable, or a header without a
  /// block, such as `repeat { … } while condition`.
  mutating func endStatement() {
    endBinding()
    frame.pointee.isInLocalBinding = false
    if frame.pointee.isInHeader { leaveHeader() }
    frame.pointee.local = -1
    frame.pointee.slot = .statement
    frame.pointee.openConditionals = 0
    frame.pointee.statementStart = Int32(references.count)
    groupStart = .max
  }

  /// Leaves a header that has no block, with the pattern that it may end in.
  private mutating func leaveHeader() {
    frame.pointee.isInHeader = false
    frame.pointee.headerMatch = -1
    endPattern()
  }

  /// Ends the scopes of variables that damaged code has in `declaration` outside of any braces.
  mutating func endScopes(of declaration: Int32, at end: UInt32) {
    while !openLocals.isEmpty {
      let local = locals.base + Int(openLocals[openLocals.count - 1])
      guard local.pointee.owner == declaration else { return }
      local.pointee.scopeEnd = end
      openLocals.removeLast()
    }
  }

  /// Reads `let` or `var` inside code, in the condition of a statement, or in a pattern.
  mutating func parseLocalVariable() {
    lexer.advance()
    if frame.pointee.isInPattern { return parseBoundNames() }
    frame.pointee.isInLocalBinding = !frame.pointee.isInHeader
    parseLocalBinding(frame.pointee.isInHeader ? .condition : .variable)
  }

  /// Reads one local name, or tuple of names, with its type.
  mutating func parseLocalBinding(_ kind: LocalKind) {
    frame.pointee.local = -1
    let name = lexer.token
    switch name.kind {
    case .identifier:
      declareLocal(kind, name)
      lexer.advance()
    case .openParen: parseLocalTuple()
    default: return
    }
    let local = frame.pointee.local
    guard lexer.token.kind != .colon else { return parseLocalType(of: local) }
    if kind == .condition, local >= 0, lexer.token.kind != .equal {
      // `if let name` unwraps what has that name further out.
      locals.base[Int(local)].valueStart = name.start
      locals.base[Int(local)].value = .reference
      _ = refer(to: name, .value, inType: false)
    }
  }

  private mutating func parseLocalType(of local: Int32) {
    lexer.advance()
    let start = lexer.token.start
    if parseType(.type), local >= 0 { locals.base[Int(local)].typeStart = start }
  }

  private mutating func parseLocalTuple() {
    var depth = 0
    repeat {
      switch lexer.token.kind {
      case .openParen: depth += 1
      case .closeParen: depth -= 1
      case .identifier where !lexer.token.keyword.isReserved && !isBeforeColon():
        declareLocal(.tuple, lexer.token)
      case .endOfFile:
        frame.pointee.local = -1
        return
      default: break
      }
      skipToken()
    } while depth > 0
    frame.pointee.local = -1
  }

  /// Reads `for` and, where it is no pattern, the variable with its type.
  mutating func parseForVariable() {
    lexer.advance()
    skipEffects()
    if lexer.token.keyword == .unsafe, isBeforeVariable() { lexer.advance() }
    if lexer.token.keyword == .let || lexer.token.keyword == .var { lexer.advance() }
    switch lexer.token.kind {
    case .identifier where !lexer.token.keyword.isReserved, .openParen: parseLocalBinding(.loop)
    // What a pattern is matched against is no value, but the elements of one.
    case .identifier where lexer.token.keyword == .case:
      frame.pointee.isInPattern = true
      lexer.advance()
    default: break
    }
  }

  /// Whether a name, and no `in`, follows the current word.
  private mutating func isBeforeVariable() -> Bool {
    var ahead = lexer
    ahead.advance()
    return ahead.token.kind == .identifier && ahead.token.keyword != .in
  }

  /// Notes that the value of the variable being read starts at the current token, or after `try`
  /// and `await`.
  mutating func noteValue() {
    skipEffects()
    guard startsValue() else { return }
    let current = frame.pointee
    if current.binding >= 0 {
      guard extents[Int(current.binding)].valueStart == 0 else { return }
      extents.base[Int(current.binding)].valueStart = lexer.token.start
      extents.base[Int(current.binding)].value = valueKind()
    } else if current.local >= 0 {
      let local = locals[Int(current.local)]
      if local.kind == .pattern { frame.pointee.local = -1 }
      guard local.valueStart == 0, local.kind != .pattern else { return }
      locals.base[Int(current.local)].valueStart = lexer.token.start
      locals.base[Int(current.local)].value = valueKind()
    }
  }

  /// Moves past `try`, `try?`, `try!` and `await`.
  mutating func skipEffects() {
    while lexer.token.keyword == .try || lexer.token.keyword == .await {
      lexer.advance()
      if lexer.token.kind == .symbol, !lexer.token.afterSpace { lexer.advance() }
    }
  }

  /// Whether the current token does not show that the value is missing.
  mutating func startsValue() -> Bool {
    switch lexer.token.kind {
    case .closeParen, .closeBracket, .closeBrace, .interpolationNext, .interpolationClose, .comma,
      .semicolon, .endOfFile, .poundIf, .poundElseif, .poundElse, .poundEndif:
      false
    default: !(lexer.token.afterNewline && lexer.token.keyword.declares)
    }
  }

  /// What the value at the current token starts with.
  mutating func valueKind() -> ValueKind {
    switch lexer.token.kind {
    case .identifier:
      switch lexer.token.keyword {
      case .selfValue where isWholeSelf(): .selfValue
      case .selfType where isCalled(): .reference
      case .selfValue, .selfType, .super: isBeforeMembers() ? .reference : .other
      case .none: isWildcard(lexer.token) ? .other : .reference
      case .true, .false: .boolean
      default: .other
      }
    case .dot: .reference
    case .string, .interpolationOpen: .string
    case .number: .number
    case .openBracket: holdsPath() ? .collectionOfPaths : .collection
    case .openBrace: .closure
    case .openParen: .group
    default: .other
    }
  }

  /// Whether a member of the current word, such as `self`, follows.
  private mutating func isBeforeMembers() -> Bool {
    var ahead = lexer
    ahead.advance()
    if ahead.token.kind == .symbol, !ahead.token.afterSpace { ahead.advance() }
    return ahead.token.kind == .dot
  }

  /// Whether a path follows the bracket at the current token.
  private mutating func holdsPath() -> Bool {
    let saved = lexer
    lexer.advance()
    let kind =
      lexer.token.kind == .identifier || lexer.token.kind == .dot ? valueKind() : .other
    lexer = saved
    return kind == .reference
  }

  /// Whether the current token, `self`, is all of a value.
  private mutating func isWholeSelf() -> Bool {
    var ahead = lexer
    ahead.advance()
    if ahead.token.afterNewline, ahead.token.kind != .dot, ahead.token.kind != .symbol {
      return true
    }
    switch ahead.token.kind {
    case .closeParen, .closeBracket, .closeBrace, .comma, .semicolon, .endOfFile: return true
    // `switch self {`
    case .openBrace: return frame.pointee.isInHeader
    case .identifier: return ahead.token.keyword == .else
    default: return false
    }
  }

  mutating func isWildcard(_ token: Token) -> Bool {
    token.end - token.start == 1 && lexer.base[Int(token.start)] == UInt8(ascii: "_")
  }
}
