extension TypeParser {
  /// Reads `A.B<C>.D`.
  mutating func parseNamedType(_ kind: ReferenceKind, depth: Int) {
    let token = tokens.token
    let isNamed =
      token.keyword != .selfType && token.keyword != .anyType && !tokens.isWildcard(token)
    let base = isNamed ? writer.refer(to: token, kind, inType: true, by: owner) : -1
    var last = base
    var name = token.start
    if token.keyword == .selfType {
      facts.typeShapes.append(TypeShapeFact(start: name, inner: token.end, shape: .selfType))
    }
    tokens.advance()
    while true {
      if tokens.atSymbol("<") {
        guard parseGenericArguments(of: name, depth: depth + 1) else { return }
      }
      let separator = tokens.token.kind
      guard separator == .dot || separator == .doubleColon else { return }
      guard tokens.eatMemberSeparator() else { return }
      if separator == .doubleColon, base >= 0 {
        facts.references.base[base].flags |= ReferenceFact.moduleSelector
      }
      name = tokens.token.start
      if last >= 0 { last = writer.extendPath(last, with: tokens.token) }
      tokens.advance()
    }
  }

  /// Reads `<A, B>` after a name.
  ///
  /// - Parameter name: where that begins.
  /// - Returns: whether it was closed.
  mutating func parseGenericArguments(of name: UInt32, depth: Int) -> Bool {
    let start = tokens.token.start
    tokens.splitSymbol()
    while !tokens.atSymbol(">") {
      writer.addShape(.argument, of: name)
      guard parseType(.type, depth: depth + 1), tokens.eat(.comma) else { break }
    }
    guard tokens.atSymbol(">") else {
      comparisons.append(start)
      return false
    }
    tokens.splitSymbol()
    // A type ends here, as at a bracket; after an operator the next line would still belong to it.
    tokens.previousKind = .closeBracket
    return true
  }

  /// Moves past `inout`, `some`, `any`, `@escaping`, `~` and the like.
  ///
  /// - Returns: whether the type is suppressed, as in `~Copyable`.
  mutating func parseTypeSpecifiers(depth: Int) -> Bool {
    var isSuppressed = false
    while true {
      switch tokens.token.kind {
      case .at: skipTypeAttribute(depth: depth)
      case .symbol where tokens.atSymbol("~"):
        isSuppressed = true
        tokens.splitSymbol()
      case .identifier where tokens.isTypeSpecifier():
        let isNonisolated = tokens.at(.nonisolated)
        tokens.advance()
        if isNonisolated, !tokens.afterSpace { tokens.skipShortArguments() }
      default: return isSuppressed
      }
    }
  }

  /// Moves past an attribute of a type; a custom one is referred to.
  mutating func skipTypeAttribute(depth: Int) {
    tokens.advance()
    guard tokens.at(.identifier) else { return }
    let token = tokens.token
    if token.isCapitalized {
      parseNamedType(.attribute, depth: depth + 1)
    } else {
      tokens.advance()
      if !tokens.afterSpace, tokens.takesArguments(token) { tokens.skipShortArguments() }
    }
  }
}
