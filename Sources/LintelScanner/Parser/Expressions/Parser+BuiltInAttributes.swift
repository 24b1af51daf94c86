extension Parser {
  /// Reads the arguments of one of the compiler's own attributes at the current parenthesis, and
  /// records references to the declarations and types in them. The arguments of most of these
  /// attributes are text, which is skipped.
  ///
  ///     @_dynamicReplacement(for: present(_:))
  ///     @_specialize(target: show(_:), where T == Screen)
  ///     @available(*, deprecated, renamed: "show")
  mutating func parseArguments(ofBuiltIn attribute: Token) {
    let content = content(of: attribute)
    guard content != .text else { return tokens.skipBalanced() }
    tokens.advance()
    var isFirst = true
    var isConformance = false
    while !tokens.at(.closeParen), !tokens.at(.endOfFile) {
      let label = eatLabel()
      if let label { isConformance = tokens.isText(of: label, "conformances") }
      switch content {
      case .names where tokens.at(.where): parseConditions()
      case .names where label.map { namesDeclaration($0) } ?? false: parseDeclarationName()
      case .firstType where isFirst, .conformances where isConformance:
        types.parse(.type, by: owner)
      default: break
      }
      skipToNextArgument()
      isFirst = false
    }
    if !tokens.eat(.closeParen) { tokens.isOutOfStep = true }
  }

  private enum Content {
    case text
    /// Names of declarations after labels, and a `where` clause.
    case names
    /// The first argument is a type: `@_typeEraser(AnyView)`.
    case firstType
    /// Types after the label `conformances`: `@attached(extension, conformances: P)`.
    case conformances
  }

  /// Returns the kind of arguments that the attribute takes: `names` for `@_specialize`.
  private mutating func content(of attribute: Token) -> Content {
    switch tokens.byte(at: attribute.start) {
    case UInt8(ascii: "_"):
      if tokens.isText(of: attribute, "_implements") { return .firstType }
      if tokens.isText(of: attribute, "_typeEraser") { return .firstType }
      return tokens.isText(of: attribute, "_dynamicReplacement")
        || tokens.isText(of: attribute, "_specialize") ? .names : .text
    case UInt8(ascii: "a"): return tokens.isText(of: attribute, "attached") ? .conformances : .text
    case UInt8(ascii: "d"), UInt8(ascii: "s"), UInt8(ascii: "t"):
      return tokens.isText(of: attribute, "derivative")
        || tokens.isText(of: attribute, "differentiable")
        || tokens.isText(of: attribute, "specialized")
        || tokens.isText(of: attribute, "transpose") ? .names : .text
    default: return .text
    }
  }

  private mutating func eatLabel() -> Token? {
    guard tokens.at(.identifier), tokens.isBeforeColon() else { return nil }
    let label = tokens.token
    tokens.advance()
    tokens.advance()
    return label
  }

  /// Whether the name of a declaration follows `label`: `for: f(_:)`. After other labels there are
  /// parameters, `wrt: x`, or words.
  private mutating func namesDeclaration(_ label: Token) -> Bool {
    label.keyword == .for || label.keyword == .of || tokens.isText(of: label, "target")
  }

  /// Reads `A.f(_:to:)`. Nothing is recorded for an initialiser or subscript, because the attribute
  /// names it without its type, and the extension around the attribute refers to the type.
  private mutating func parseDeclarationName() {
    if tokens.at(.symbol) {
      let operation = tokens.token
      tokens.advance()
      return writer.addOperator(operation, of: owner, between: -1, and: -1)
    }
    guard tokens.at(.identifier), !tokens.token.keyword.isReserved else { return }
    let name = tokens.token
    let base = writer.refer(
      to: name, name.isCapitalized ? .type : .value, inType: false, by: owner)
    var last = base
    tokens.advance()
    while tokens.at(.dot) {
      tokens.advance()
      // In `area.get`, `get` is an accessor, not a member.
      let isAccessor =
        tokens.isText(of: tokens.token, "get") || tokens.isText(of: tokens.token, "set")
      guard tokens.at(.identifier), !isAccessor else { break }
      last = writer.extendPath(last, with: tokens.token)
      tokens.advance()
    }
    if name.isCapitalized {
      writer.setPathKind(
        from: base, last != base ? .static : tokens.at(.openParen) ? .construct : .type)
    }
    if tokens.at(.openParen) { parseLabels(of: last) }
  }

  /// Reads `(_:to:)` after the name of a function.
  private mutating func parseLabels(of function: Int) {
    facts.references.base[function].flags |= ReferenceFact.called
    tokens.advance()
    while let label = eatLabel() {
      writer.addArgument(of: Int32(function), label: writer.intern(label), at: label.start)
    }
    tokens.eat(.closeParen)
  }

  /// Reads `where T == A, U: B` and records references to the types. The clause does not constrain
  /// the declaration, so no requirements are recorded.
  private mutating func parseConditions() {
    repeat {
      tokens.advance()
      guard types.parse(.type, by: owner) else { return }
      if tokens.at(.colon) || tokens.atSymbol("=") {
        tokens.advance()
        // `T: _Trivial(64)` names a layout, not a type.
        let isLayout = tokens.byte(at: tokens.token.start) == UInt8(ascii: "_")
        if isLayout { tokens.advance() } else { types.parse(.type, by: owner) }
        if isLayout, tokens.at(.openParen) { tokens.skipBalanced() }
      }
    } while tokens.at(.comma)
  }

  /// Moves past the next comma, or to the `where` or the closing parenthesis.
  private mutating func skipToNextArgument() {
    while true {
      switch tokens.token.kind {
      case .comma: return tokens.advance()
      case .closeParen, .endOfFile: return
      case .identifier where tokens.at(.where): return
      case .openParen, .openBracket, .openBrace, .interpolationOpen: tokens.skipBalanced()
      default: tokens.skipToken()
      }
    }
  }
}
