extension Parser {
  /// Reads `let` or `var` inside code, `let a = b`, in the condition of a statement,
  /// `if let a = b`, or in a pattern, `case let .a(b)`.
  mutating func parseLocalVariable() {
    tokens.advance()
    if frame.isInPattern { return parseBoundNames() }
    let isInHeader = frame.isInHeader
    // At file level, a header may be in the value of a declaration:
    // `let a = if let b { b } else { c }`.
    if !isInHeader || frame.names == .local {
      frame.names = isInHeader ? .none : .local
    }
    parseLocalBinding(isInHeader ? .condition : .variable)
  }

  /// Reads one local name, or tuple of names, with its type: `a: A`, `(b, c): (B, C)`.
  mutating func parseLocalBinding(_ kind: LocalKind) {
    frame.local = -1
    let name = tokens.token
    switch name.kind {
    case .identifier:
      declareLocal(kind, name)
      tokens.advance()
    case .openParen: return parseLocalTuple(kind)
    default: return
    }
    let local = frame.local
    guard !tokens.at(.colon) else { return parseLocalType(of: local) }
    if kind == .condition, local >= 0, !tokens.at(.equal) {
      // `if let name` unwraps the outer declaration of that name.
      facts.locals.base[Int(local)].valueStart = name.start
      facts.locals.base[Int(local)].value = .reference
      _ = writer.refer(to: name, .value, inType: false, by: owner)
    }
  }

  private mutating func parseLocalType(of local: Int32) {
    tokens.advance()
    let start = tokens.token.start
    if types.parse(.type, by: owner), local >= 0 {
      facts.locals.base[Int(local)].typeStart = start
      facts.locals.base[Int(local)].hasOptionalType = tokens.isAfterOptionalType()
    }
  }

  /// Reads names in parentheses, with their type: `(a, (b, c)): T`.
  private mutating func parseLocalTuple(_ kind: LocalKind) {
    let match = Int32(facts.matches.count)
    facts.matches.append(
      MatchFact(start: tokens.token.start, subject: 0, isOfElements: kind == .loop))
    guard parseTupleNames(of: match) else { return }
    facts.matches.base[Int(match)].end = tokens.previousEnd
    if tokens.eat(.colon) {
      let start = tokens.token.start
      if types.parse(.type, by: owner) { facts.matches.base[Int(match)].typeStart = start }
    }
    tuple = (match, tokens.previousEnd)
  }

  /// - Returns: whether the parentheses are closed.
  private mutating func parseTupleNames(of match: Int32) -> Bool {
    // The usage of each open parenthesis, and the index of its current part.
    var open: [(usage: Int32, item: Int32)] = []
    defer { frame.local = -1 }
    repeat {
      switch tokens.token.kind {
      case .openParen:
        open.append((open.isEmpty ? addUsage(.pattern, match) : addPart(open[open.count - 1]), 0))
      case .closeParen: open.removeLast()
      case .comma: open[open.count - 1].item += 1
      case .identifier where !tokens.token.keyword.isReserved && !tokens.isBeforeColon():
        let local = declareLocal(.tuple, tokens.token)
        guard local >= 0 else { break }
        let usage = open.count > 15 ? -1 : addPart(open[open.count - 1])
        facts.boundNames.append(BoundNameFact(local: local, usage: usage))
      case .endOfFile: return false
      default: break
      }
      tokens.skipToken()
    } while !open.isEmpty
    return true
  }

  private mutating func addPart(_ place: (usage: Int32, item: Int32)) -> Int32 {
    let usage = addUsage(.group, place.item)
    facts.usages.base[Int(usage)].outer = place.usage
    return usage
  }

  /// Reads `for` and its variable with its type, `for a: A in list`, or the beginning of a pattern,
  /// `for case .a(b) in list`.
  mutating func parseForVariable() {
    tokens.advance()
    if tokens.at(.try) { noteThrow() }
    tokens.skipEffects()
    if tokens.at(.unsafe), tokens.isBeforeVariable() { tokens.advance() }
    if tokens.at(.let) || tokens.at(.var) { tokens.advance() }
    switch tokens.token.kind {
    case .identifier where !tokens.token.keyword.isReserved, .openParen: parseLocalBinding(.loop)
    case .identifier where tokens.at(.case):
      beginPattern()
      openMatch()
      facts.matches.base[facts.matches.count - 1].isOfElements = true
      tokens.advance()
    default: break
    }
  }
}
