extension Parser {
  /// Reads `let` or `var` inside code, in the condition of a statement, or in a pattern.
  mutating func parseLocalVariable() {
    tokens.advance()
    if frame.pointee.isInPattern { return parseBoundNames() }
    let isInHeader = frame.pointee.isInHeader
    // At the top of a file a header may stand in the value of what is declared.
    if !isInHeader || frame.pointee.names == .local {
      frame.pointee.names = isInHeader ? .none : .local
    }
    parseLocalBinding(isInHeader ? .condition : .variable)
  }

  /// Reads one local name, or tuple of names, with its type.
  mutating func parseLocalBinding(_ kind: LocalKind) {
    frame.pointee.local = -1
    let name = tokens.token
    switch name.kind {
    case .identifier:
      declareLocal(kind, name)
      tokens.advance()
    case .openParen: parseLocalTuple()
    default: return
    }
    let local = frame.pointee.local
    guard !tokens.at(.colon) else { return parseLocalType(of: local) }
    if kind == .condition, local >= 0, !tokens.at(.equal) {
      // `if let name` unwraps what has that name further out.
      facts.locals.base[Int(local)].valueStart = name.start
      facts.locals.base[Int(local)].value = .reference
      _ = writer.refer(to: name, .value, inType: false, by: owner)
    }
  }

  private mutating func parseLocalType(of local: Int32) {
    tokens.advance()
    let start = tokens.token.start
    if types.parse(.type, by: owner), local >= 0 { facts.locals.base[Int(local)].typeStart = start }
  }

  private mutating func parseLocalTuple() {
    var depth = 0
    repeat {
      switch tokens.token.kind {
      case .openParen: depth += 1
      case .closeParen: depth -= 1
      case .identifier where !tokens.token.keyword.isReserved && !tokens.isBeforeColon():
        declareLocal(.tuple, tokens.token)
      case .endOfFile:
        frame.pointee.local = -1
        return
      default: break
      }
      tokens.skipToken()
    } while depth > 0
    frame.pointee.local = -1
  }

  /// Reads `for` and, where it is no pattern, the variable with its type.
  mutating func parseForVariable() {
    tokens.advance()
    tokens.skipEffects()
    if tokens.at(.unsafe), tokens.isBeforeVariable() { tokens.advance() }
    if tokens.at(.let) || tokens.at(.var) { tokens.advance() }
    switch tokens.token.kind {
    case .identifier where !tokens.token.keyword.isReserved, .openParen: parseLocalBinding(.loop)
    // What a pattern is matched against is no value, but the elements of one.
    case .identifier where tokens.at(.case):
      beginPattern()
      tokens.advance()
    default: break
    }
  }
}
