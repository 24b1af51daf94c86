extension TypeParser {
  /// Reads a type and refers to the names in it.
  ///
  /// - Parameters:
  ///   - composition: where the type begins of which this is a further part, as `B` in `A & B`.
  /// - Returns: whether there was a type.
  @discardableResult
  mutating func parseType(
    _ kind: ReferenceKind, depth: Int, in composition: UInt32? = nil
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

  private mutating func parseTupleType(
    _ inner: ReferenceKind, _ outer: ReferenceKind, depth: Int
  ) {
    let start = tokens.token.start
    tokens.advance()
    while !tokens.at(.closeParen) {
      tokens.skipParameterLabels()
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
  /// - Returns: true, with nothing read, if there is none: the parentheses are a type of their own,
  ///   which may go on.
  private mutating func parseFunctionArrow(
    _ inner: ReferenceKind, of start: UInt32, depth: Int
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
  private mutating func parseCollectionType(_ inner: ReferenceKind, depth: Int) {
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
  /// - Returns: where the type in them is.
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
}
