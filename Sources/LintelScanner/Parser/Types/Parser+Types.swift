extension Parser {
  /// How deep types may nest; what is deeper is read as other code, so that no input can exhaust
  /// the stack.
  private static let maximumDepth = 200

  /// Reads a type and refers to the names in it.
  ///
  /// - Parameters:
  ///   - kind: of the outermost names; those in generic arguments, tuples and function types are of
  ///     kind `type`, or `alias` in a typealias.
  /// - Returns: whether there was a type.
  ///   - composition: where the type begins of which this is a further part, as `B` in `A & B`.
  @discardableResult
  mutating func parseType(
    _ kind: ReferenceKind, depth: Int = 0, in composition: UInt32? = nil
  ) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    let first = lexer.token.start
    let isSuppressed = parseTypeSpecifiers(depth: depth)
    let start = lexer.token.start
    if start != first { addShape(.specifier, of: first) }
    if let composition { addShape(.component, of: composition) }
    let inner = kind == .alias ? kind : .type
    switch lexer.token.kind {
    case .identifier:
      guard mayNameType(lexer.token) else { return false }
      parseNamedType(isSuppressed ? .type : kind, depth: depth)
      namedTypeEnd = lexer.previousEnd
    case .openParen:
      parseTupleType(inner, kind, depth: depth)
      guard parseFunctionArrow(inner, of: start, depth: depth) else { return true }
    case .openBracket: parseCollectionType(inner, depth: depth)
    case .number: lexer.advance()
    case .symbol where atSymbol(UInt8(ascii: "-")):
      lexer.advance()
      guard lexer.token.kind == .number else { return false }
      lexer.advance()
    default: return false
    }
    parseTypeSuffixes()
    if atSymbol(UInt8(ascii: "&")), lexer.token.end - lexer.token.start == 1 {
      lexer.advance()
      return parseType(kind, depth: depth + 1, in: composition ?? start)
    }
    return true
  }

  /// Whether a word can be the name of a type; statements' keywords end a type that is missing.
  mutating func mayNameType(_ token: Token) -> Bool {
    switch token.keyword {
    case .none, .selfType, .anyType: true
    case .in, .where, .is, .as, .if, .guard, .while, .for, .switch, .repeat, .do, .catch, .else,
      .return, .case, .default, .func, .var, .let, .class, .struct, .enum, .extension, .import,
      .static, .public, .private, .internal, .fileprivate, .`init`, .subscript, .typealias,
      .protocol, .associatedtype, .deinit, .selfValue, .super, .true, .false, .nil, .try:
      false
    default: true
    }
  }

  private mutating func parseTupleType(
    _ inner: ReferenceKind, _ outer: ReferenceKind, depth: Int
  ) {
    let start = lexer.token.start
    lexer.advance()
    while lexer.token.kind != .closeParen {
      skipParameterLabels()
      addShape(.item, of: start)
      // A single type in parentheses is that type: `(any P)?`.
      guard parseType(outer == .alias || outer == .cast ? outer : inner, depth: depth + 1) else {
        break
      }
      if atSymbol(UInt8(ascii: ".")) { lexer.advance() }
      guard lexer.token.kind == .comma else { break }
      lexer.advance()
    }
    if lexer.token.kind == .closeParen { lexer.advance() }
  }

  /// Reads `async throws(E) -> R` after the parameters of a function type.
  ///
  /// - Returns: true, with nothing read, if there is none: the parentheses are a type of their own,
  ///   which may go on.
  private mutating func parseFunctionArrow(
    _ inner: ReferenceKind, of start: UInt32, depth: Int
  ) -> Bool {
    let saved = lexer
    let count = references.count
    let shapeCount = typeShapes.count
    if lexer.token.keyword == .async { lexer.advance() }
    if lexer.token.keyword == .throws || lexer.token.keyword == .rethrows {
      lexer.advance()
      parseThrownType(depth: depth)
    }
    guard lexer.token.kind == .arrow else {
      lexer = saved
      references.truncate(to: count)
      typeShapes.truncate(to: shapeCount)
      return true
    }
    lexer.advance()
    addShape(.result, of: start)
    parseType(inner, depth: depth + 1)
    return false
  }

  /// Reads `[A]`, `[A: B]` or `[3 of A]`.
  private mutating func parseCollectionType(_ inner: ReferenceKind, depth: Int) {
    let start = lexer.token.start
    lexer.advance()
    addShape(.element, of: start)
    parseType(inner, depth: depth + 1)
    if lexer.token.kind == .colon || lexer.token.keyword == .of {
      let shape: TypeShape = lexer.token.kind == .colon ? .value : .element
      lexer.advance()
      addShape(shape, of: start)
      parseType(inner, depth: depth + 1)
    }
    if lexer.token.kind == .closeBracket { lexer.advance() } else { isOutOfStep = true }
  }

  /// Reads `of Int` after the number in `[3 of Int]()`.
  mutating func parseInlineArray() {
    let start = frame.pointee.contentStart
    var count = lexer.previousEnd
    while lexer.continuesIdentifier[Int(lexer.base[Int(count) - 1])] { count -= 1 }
    typeShapes.append(TypeShapeFact(start: start, inner: count, shape: .element))
    lexer.advance()
    addShape(.element, of: start)
    parseType(.type)
  }

  /// Writes down that the type at the current token is a part of the one at `start`.
  mutating func addShape(_ shape: TypeShape, of start: UInt32) {
    typeShapes.append(TypeShapeFact(start: start, inner: lexer.token.start, shape: shape))
  }

  /// Reads `?`, `!` and `.Type` after a type.
  private mutating func parseTypeSuffixes() {
    while true {
      if atSymbol(UInt8(ascii: "?")) || atSymbol(UInt8(ascii: "!")) {
        guard !lexer.token.afterSpace else { return }
        lexer.splitSymbol()
      } else if lexer.token.kind == .dot {
        var ahead = lexer
        ahead.advance()
        guard ahead.token.kind == .identifier, !ahead.token.keyword.declares else { return }
        lexer = ahead
        lexer.advance()
      } else {
        return
      }
    }
  }
}
