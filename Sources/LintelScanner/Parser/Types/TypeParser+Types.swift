extension TypeParser {
  /// Reads a type, and records references to the names in it.
  ///
  /// - Parameters:
  ///   - composition: the offset of the composition that continues with this type: for `B` in
  ///     `A & B`, the offset of `A`.
  /// - Returns: whether there was a type.
  @discardableResult
  mutating func parseType(
    _ kind: ReferenceForm, depth: Int, in composition: UInt32? = nil
  ) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    let first = tokens.token.start
    let isSuppressed = parseTypeSpecifiers(depth: depth)
    let start = tokens.token.start
    if start != first { writer.addShape(.specifier, of: first) }
    if let composition { writer.addShape(.component, of: composition) }
    let inner = kind == .alias ? kind : .type
    switch tokens.token.kind {
    case .identifier:
      guard tokens.token.keyword.mayNameType else { return false }
      parseNamedType(isSuppressed ? .type : kind, depth: depth)
      namedTypeEnd = tokens.previousEnd
    case .openParen:
      parseTupleType(inner, kind, depth: depth)
      guard parseFunctionArrow(inner, of: start, depth: depth) else { return true }
    case .openBracket: parseCollectionType(inner, depth: depth)
    case .number: tokens.advance()
    case .symbol where tokens.atSymbol("-"):
      tokens.advance()
      guard tokens.eat(.number) else { return false }
    default: return false
    }
    parseTypeSuffixes()
    if tokens.atWholeSymbol("&") {
      tokens.advance()
      return parseType(kind, depth: depth + 1, in: composition ?? start)
    }
    return true
  }

  /// Reads `(A, label: B)`, a tuple or the parameters of a function type.
  private mutating func parseTupleType(
    _ inner: ReferenceForm, _ outer: ReferenceForm, depth: Int
  ) {
    let start = tokens.token.start
    tokens.advance()
    while !tokens.at(.closeParen) {
      let hasLabel =
        tokens.at(.identifier) && tokens.isBeforeColon() && !tokens.isWildcard(tokens.token)
      if hasLabel { writer.addTupleLabel() }
      tokens.skipParameterLabels()
      if hasLabel { writer.endTupleLabel() }
      writer.addShape(.item, of: start)
      // A single type in parentheses is that type: `(any P)?`.
      guard parseType(outer == .alias || outer == .cast ? outer : inner, depth: depth + 1) else {
        break
      }
      if tokens.atSymbol(".") { tokens.advance() }
      guard tokens.eat(.comma) else { break }
    }
    tokens.eat(.closeParen)
  }

  /// Reads `async throws(E) -> R` after the parameters of a function type.
  ///
  /// - Returns: true, with nothing read, if there is no arrow: the parentheses are a type by
  ///   themselves, and a suffix may follow.
  private mutating func parseFunctionArrow(
    _ inner: ReferenceForm, of start: UInt32, depth: Int
  ) -> Bool {
    let mark = writer.mark
    tokens.eat(.async)
    if tokens.eat(.throws) || tokens.eat(.rethrows) { _ = parseThrownType(depth: depth) }
    guard tokens.eat(.arrow) else {
      writer.rewind(to: mark)
      return true
    }
    writer.addShape(.result, of: start)
    parseType(inner, depth: depth + 1)
    return false
  }

  /// Reads `[A]`, `[A: B]` or `[3 of A]`.
  private mutating func parseCollectionType(_ inner: ReferenceForm, depth: Int) {
    let start = tokens.token.start
    tokens.advance()
    writer.addShape(.element, of: start)
    parseType(inner, depth: depth + 1)
    if tokens.at(.colon) || tokens.at(.of) {
      let shape: TypeShape = tokens.at(.colon) ? .value : .element
      tokens.advance()
      writer.addShape(shape, of: start)
      parseType(inner, depth: depth + 1)
    }
    if !tokens.eat(.closeBracket) { tokens.isOutOfStep = true }
  }

  /// Reads the parentheses of `throws(E)`, if there are any.
  ///
  /// - Returns: the offsets of the type in them, or `nil`.
  mutating func parseThrownType(depth: Int) -> (start: UInt32, end: UInt32)? {
    guard tokens.at(.openParen), !tokens.afterNewline else { return nil }
    tokens.advance()
    let start = tokens.token.start
    let hasType = parseType(.type, depth: depth + 1)
    let end = tokens.previousEnd
    tokens.eat(.closeParen)
    return hasType ? (start, end) : nil
  }

  /// Reads `?`, `!` and `.Type` after a type.
  private mutating func parseTypeSuffixes() {
    while true {
      if tokens.atSymbol("?") || tokens.atSymbol("!") {
        guard !tokens.afterSpace else { return }
        tokens.splitSymbol()
      } else {
        guard tokens.at(.dot), tokens.eatMetatype() else { return }
      }
    }
  }

  // MARK: - Names, and what stands before a type

  /// Reads `A.B<C>.D`.
  mutating func parseNamedType(_ kind: ReferenceForm, depth: Int) {
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
  /// - Parameter name: the offset of the name.
  /// - Returns: whether a `>` closes them.
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
    // The type ends here, so the `>` counts as a bracket. If it counted as an operator, the next
    // line would continue the expression.
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

  /// Moves past an attribute of a type; a capitalised name is a reference to a custom attribute:
  /// `@MainActor () -> Void`.
  mutating func skipTypeAttribute(depth: Int) {
    tokens.advance()
    guard tokens.at(.identifier) else { return }
    let token = tokens.token
    if tokens.atTypeAttribute() {
      parseNamedType(.attribute, depth: depth + 1)
    } else {
      tokens.advance()
      if !tokens.afterSpace, tokens.takesArguments(token) { tokens.skipShortArguments() }
    }
  }
}
