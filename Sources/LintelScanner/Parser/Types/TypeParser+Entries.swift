extension TypeParser {
  /// Reads a type, and records references to the names in it.
  ///
  /// - Parameters:
  ///   - kind: the kind of the outermost names. Names in generic arguments have the kind `type`. So
  ///     do names in tuples, collections and function types, except that in a typealias they have
  ///     the kind `alias`, and that names in parentheses after `as` keep the kind `cast`.
  ///   - owner: the declaration that makes the references, or -1.
  /// - Returns: whether there was a type.
  @discardableResult
  mutating func parse(_ kind: ReferenceForm, by owner: Int32) -> Bool {
    self.owner = owner
    return parseType(kind, depth: 0)
  }

  /// Reads `A.B<C>.D`, and records references to the names in it.
  mutating func parseName(_ kind: ReferenceForm, by owner: Int32) {
    self.owner = owner
    parseNamedType(kind, depth: 0)
  }

  /// Moves past an attribute of a type; a capitalised name is a reference to a custom attribute:
  /// `@MainActor () -> Void`.
  mutating func parseAttribute(by owner: Int32) {
    self.owner = owner
    skipTypeAttribute(depth: 0)
  }

  /// Reads the parentheses of `throws(E)`, if there are any.
  ///
  /// - Parameter declaration: the declaration whose signature contains them, or -1.
  /// - Returns: the offset of the type in them, or `nil`.
  @discardableResult
  mutating func parseThrownType(of declaration: Int32, by owner: Int32) -> UInt32? {
    self.owner = owner
    guard let type = parseThrownType(depth: 0) else { return nil }
    if declaration >= 0 {
      facts.thrownTypes.append(
        ThrownTypeFact(owner: declaration, start: type.start, end: type.end))
    }
    return type.start
  }

  /// Reads `of Int` after the number in `[3 of Int]()`.
  ///
  /// - Parameter bracket: the offset of the bracket, where the type begins.
  mutating func parseInlineArray(at bracket: UInt32, by owner: Int32) {
    facts.typeShapes.append(
      TypeShapeFact(start: bracket, inner: tokens.previousWordStart(), shape: .element))
    tokens.advance()
    writer.addShape(.element, of: bracket)
    parse(.type, by: owner)
  }

  /// Reads `<A, B>` after a name in an expression, unless `<` is an operator: `f<A>(b)`, but not
  /// `a<b`.
  ///
  /// - Parameters:
  ///   - name: the offset of the name.
  ///   - owner: the declaration that makes the references, or -1.
  /// - Returns: false, with nothing read, if `<` is an operator here.
  mutating func parseExpressionGenericArguments(of name: UInt32, by owner: Int32) -> Bool {
    guard tokens.mayOpenGenericArguments() else { return false }
    guard !isKnownComparison(tokens.token.start) else { return false }
    let mark = writer.mark
    self.owner = owner
    if parseGenericArguments(of: name, depth: 0), tokens.mayFollowGenericArguments() { return true }
    writer.rewind(to: mark)
    return false
  }

  /// Whether the `<` at `offset` turned out not to open generic arguments.
  private mutating func isKnownComparison(_ offset: UInt32) -> Bool {
    while !comparisons.isEmpty, comparisons[comparisons.count - 1] < offset {
      comparisons.removeLast()
    }
    return !comparisons.isEmpty && comparisons[comparisons.count - 1] == offset
  }
}
