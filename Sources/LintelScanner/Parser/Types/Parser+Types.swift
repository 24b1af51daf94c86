extension Parser {
  /// How deep types may nest; what is deeper is read as other code, so that no input can exhaust the
  /// stack.
  private static let maximumDepth = 200

  /// Reads a type and refers to the names in it.
  ///
  /// - Parameter kind: of the outermost names; those in generic arguments, tuples and function types
  ///   are of kind `type`, or `alias` in a typealias.
  /// - Returns: whether there was a type.
  @discardableResult
  mutating func parseType(_ kind: ReferenceKind, depth: Int = 0) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    let isSuppressed = parseTypeSpecifiers(depth: depth)
    let inner = kind == .alias ? kind : .type
    switch lexer.token.kind {
    case .identifier:
      guard mayNameType(lexer.token) else { return false }
      parseNamedType(isSuppressed ? .type : kind, depth: depth)
      namedTypeEnd = lexer.previousEnd
    case .openParen:
      parseTupleType(inner, kind, depth: depth)
      guard parseFunctionArrow(inner, depth: depth) else { return true }
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
      return parseType(kind, depth: depth + 1)
    }
    return true
  }

  /// Whether a word can be the name of a type; statements' keywords end a type that is missing.
  private mutating func mayNameType(_ token: Token) -> Bool {
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

  /// Moves past `inout`, `some`, `any`, `@escaping`, `~` and the like.
  ///
  /// - Returns: whether the type is suppressed, as in `~Copyable`.
  private mutating func parseTypeSpecifiers(depth: Int) -> Bool {
    var isSuppressed = false
    while true {
      switch lexer.token.kind {
      case .at: skipTypeAttribute(depth: depth)
      case .symbol where atSymbol(UInt8(ascii: "~")):
        isSuppressed = true
        lexer.splitSymbol()
      case .identifier where isTypeSpecifier():
        let isNonisolated = lexer.token.keyword == .nonisolated
        lexer.advance()
        if isNonisolated, !lexer.token.afterSpace { skipShortArguments() }
      default: return isSuppressed
      }
    }
  }

  /// Whether the current word stands before a type, on its line or the next, rather than naming one.
  mutating func isTypeSpecifier() -> Bool {
    switch lexer.token.keyword {
    case .inout: return true
    case .some, .any, .each, .repeat, .borrowing, .consuming, .sending, .isolated, .nonisolated:
      break
    case .none:
      guard isOwnershipWord() else { return false }
    default: return false
    }
    var ahead = lexer
    ahead.advance()
    if ahead.token.afterNewline {
      // What starts the next line may as well be a declaration.
      return ahead.token.kind == .openParen
        || ahead.token.kind == .identifier && mayNameType(ahead.token)
          && !ahead.token.keyword.isModifier
    }
    switch ahead.token.kind {
    case .identifier: return mayNameType(ahead.token)
    case .openParen: return true
    case .openBracket, .at: return true
    case .symbol: return ahead.base[Int(ahead.token.start)] == UInt8(ascii: "~")
    default: return false
    }
  }

  /// `__owned`, `__shared` and `_const`, which interfaces of older libraries use.
  private mutating func isOwnershipWord() -> Bool {
    let token = lexer.token
    guard lexer.base[Int(token.start)] == UInt8(ascii: "_") else { return false }
    let text = UnsafeBufferPointer(
      start: lexer.base + Int(token.start), count: Int(token.end - token.start))
    return text.elementsEqual("__owned".utf8) || text.elementsEqual("__shared".utf8)
      || text.elementsEqual("_const".utf8)
  }

  /// Moves past an attribute of a type; a custom one is referred to.
  mutating func skipTypeAttribute(depth: Int) {
    lexer.advance()
    guard lexer.token.kind == .identifier else { return }
    let token = lexer.token
    if token.isCapitalized {
      parseNamedType(.attribute, depth: depth + 1)
    } else {
      lexer.advance()
      if !lexer.token.afterSpace, takesArguments(token) { skipShortArguments() }
    }
  }

  /// Moves past parentheses with a few tokens in them, such as those of `@convention(c)`; others are
  /// left. A type may be read more than once, so nothing in it may look far ahead.
  mutating func skipShortArguments() {
    guard lexer.token.kind == .openParen else { return }
    let saved = lexer
    var depth = 0
    for _ in 0..<64 {
      switch lexer.token.kind {
      case .openParen: depth += 1
      case .closeParen: depth -= 1
      default: break
      }
      lexer.advance()
      if depth == 0 { return }
    }
    lexer = saved
  }

  /// Whether the parenthesis after an attribute of a type is its own, not that of a function type.
  private mutating func takesArguments(_ token: Token) -> Bool {
    let text = UnsafeBufferPointer(
      start: lexer.base + Int(token.start), count: Int(token.end - token.start))
    return !text.elementsEqual("escaping".utf8) && !text.elementsEqual("autoclosure".utf8)
      && !text.elementsEqual("concurrent".utf8) && !text.elementsEqual("noescape".utf8)
  }

  /// Reads `A.B<C>.D`.
  mutating func parseNamedType(_ kind: ReferenceKind, depth: Int) {
    let token = lexer.token
    let isNamed =
      token.keyword != .selfType && token.keyword != .anyType
      && !(token.end - token.start == 1 && lexer.base[Int(token.start)] == UInt8(ascii: "_"))
    let head = isNamed ? refer(to: token, kind, inType: true) : -1
    var last = head
    lexer.advance()
    while true {
      if atSymbol(UInt8(ascii: "<")) {
        guard parseGenericArguments(depth: depth + 1) else { return }
      }
      let separator = lexer.token.kind
      guard separator == .dot || separator == .doubleColon else { return }
      var ahead = lexer
      ahead.advance()
      guard ahead.token.kind == .identifier, !ahead.token.keyword.declares else { return }
      if isMetatype(ahead.token) { return }
      if separator == .doubleColon, head >= 0 {
        references.base[head].flags |= ReferenceFact.moduleSelector
      }
      lexer = ahead
      if last >= 0 { last = extendPath(last, with: lexer.token) }
      lexer.advance()
    }
  }

  /// Reads `<A, B>`.
  ///
  /// - Returns: whether it was closed.
  mutating func parseGenericArguments(depth: Int) -> Bool {
    let start = lexer.token.start
    lexer.splitSymbol()
    while !atSymbol(UInt8(ascii: ">")), parseType(.type, depth: depth + 1),
      lexer.token.kind == .comma
    {
      lexer.advance()
    }
    guard atSymbol(UInt8(ascii: ">")) else {
      comparisons.append(start)
      return false
    }
    lexer.splitSymbol()
    // A type ends here, as at a bracket; after an operator the next line would still belong to it.
    lexer.previousKind = .closeBracket
    return true
  }

  private mutating func parseTupleType(
    _ inner: ReferenceKind, _ outer: ReferenceKind, depth: Int
  ) {
    lexer.advance()
    while lexer.token.kind != .closeParen {
      while lexer.token.kind == .at { skipTypeAttribute(depth: depth) }
      skipParameterLabels()
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
  /// - Returns: false if there is none and the parentheses were a type of their own, which may go
  ///   on; true makes the caller go on as well.
  private mutating func parseFunctionArrow(_ inner: ReferenceKind, depth: Int) -> Bool {
    let saved = lexer
    let count = references.count
    if lexer.token.keyword == .async { lexer.advance() }
    if lexer.token.keyword == .throws || lexer.token.keyword == .rethrows {
      lexer.advance()
      parseThrownType(depth: depth)
    }
    guard lexer.token.kind == .arrow else {
      lexer = saved
      references.truncate(to: count)
      return true
    }
    lexer.advance()
    parseType(inner, depth: depth + 1)
    return false
  }

  /// Reads `[A]`, `[A: B]` or `[3 of A]`.
  private mutating func parseCollectionType(_ inner: ReferenceKind, depth: Int) {
    lexer.advance()
    parseType(inner, depth: depth + 1)
    if lexer.token.kind == .colon || lexer.token.keyword == .of {
      lexer.advance()
      parseType(inner, depth: depth + 1)
    }
    if lexer.token.kind == .closeBracket { lexer.advance() } else { isOutOfStep = true }
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

  /// Whether the name is that of a metatype, which is no member of the type before it.
  private mutating func isMetatype(_ token: Token) -> Bool {
    let text = UnsafeBufferPointer(
      start: lexer.base + Int(token.start), count: Int(token.end - token.start))
    return text.elementsEqual("Type".utf8) || text.elementsEqual("Protocol".utf8)
      || text.elementsEqual("self".utf8)
  }
}
