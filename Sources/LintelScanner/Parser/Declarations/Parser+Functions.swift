extension Parser {
  mutating func parseFunction() {
    let start = lexer.token.start
    lexer.advance()
    let name: Token
    if atDeclaredName() {
      name = lexer.token
      lexer.advance()
    } else {
      name = parseOperatorName()
    }
    guard name.end > name.start else { return }
    parseSignature(of: declare(.function, name: name, start: start))
  }

  /// Reads the name of an operator function; of `==<T>` it leaves `<T>`.
  private mutating func parseOperatorName() -> Token {
    var name = lexer.token
    switch name.kind {
    case .symbol, .equal, .arrow, .other: break
    default: return Token()
    }
    let last = lexer.base[Int(name.end) - 1]
    var next = lexer.cursor
    while next.pointee == 32 { next += 1 }
    let startsGenerics =
      last == UInt8(ascii: "<") && name.end - name.start > 1
      && lexer.continuesIdentifier[Int(next.pointee)]
    guard startsGenerics else {
      lexer.advance()
      return name
    }
    name.end -= 1
    while lexer.token.start < name.end { lexer.splitSymbol() }
    return name
  }

  mutating func parseInitializer() {
    let keyword = lexer.token
    let declaration = declare(.initializer, name: keyword, start: keyword.start)
    lexer.advance()
    if atSymbol(UInt8(ascii: "?")) || atSymbol(UInt8(ascii: "!")) {
      extents.base[Int(declaration)].traits.insert(.failable)
      lexer.splitSymbol()
    }
    parseSignature(of: declaration)
  }

  mutating func parseDeinitializer() {
    let keyword = lexer.token
    let declaration = declare(.deinitializer, name: keyword, start: keyword.start)
    lexer.advance()
    finishSignature(of: declaration)
  }

  mutating func parseSubscript() {
    let keyword = lexer.token
    let declaration = declare(.subscript, name: keyword, start: keyword.start)
    lexer.advance()
    parseSignature(of: declaration)
  }

  mutating func parseMacro() {
    let start = lexer.token.start
    lexer.advance()
    let declaration = declare(.macro, name: lexer.token, start: start)
    lexer.advance()
    parseSignature(of: declaration)
  }

  private mutating func parseSignature(of declaration: Int32) {
    parseGenericParameters(of: declaration)
    if lexer.token.kind == .openParen {
      openParameters(of: declaration)
    } else {
      finishSignature(of: declaration)
    }
  }

  /// Goes on after the closing parenthesis of the parameters of `declaration`.
  mutating func finishParameters(of declaration: Int32) {
    if declarations[Int(declaration)].kind != .enumCase { finishSignature(of: declaration) }
  }

  /// Reads effects, result, constraints, and into the body.
  private mutating func finishSignature(of declaration: Int32) {
    parseEffects(of: declaration)
    if lexer.token.kind == .arrow {
      lexer.advance()
      let start = lexer.token.start
      withOwner(declaration) { parser in
        _ = parser.parseType(.type)
      }
      if lexer.previousEnd > start {
        extents.base[Int(declaration)].typeStart = start
        extents.base[Int(declaration)].typeEnd = lexer.previousEnd
      }
    }
    parseWhereClause(of: declaration)
    if lexer.token.kind == .openBrace {
      openBody(of: declaration, .code)
    } else if lexer.token.kind == .equal, declarations[Int(declaration)].kind == .macro {
      frame.pointee.binding = declaration
      frame.pointee.bindingKind = .macro
    } else {
      extents.base[Int(declaration)].end = lexer.previousEnd
      endScopes(of: declaration, at: lexer.previousEnd)
    }
  }

  /// Reads `async throws(E)`.
  private mutating func parseEffects(of declaration: Int32) {
    while true {
      switch lexer.token.keyword {
      case .async:
        extents.base[Int(declaration)].traits.insert(.async)
        lexer.advance()
      case .throws, .rethrows:
        extents.base[Int(declaration)].traits.insert(.throwing)
        lexer.advance()
        withOwner(declaration) { parser in
          parser.parseThrownType(of: declaration)
        }
      case .none where lexer.token.kind == .identifier:
        guard lexer.text.elementsEqual("reasync".utf8) else { return }
        extents.base[Int(declaration)].traits.insert(.async)
        lexer.advance()
      default: return
      }
    }
  }

  /// Reads the start of a parameter, up to its default value.
  mutating func parseParameter() {
    let owner = frame.pointee.owner
    // An associated value has no attributes of its own; they are its type's.
    if lexer.token.kind == .at, declarations[Int(owner)].kind != .enumCase {
      return parseAttribute()
    }
    pending.clear()
    frame.pointee.expectsParameter = false
    if lexer.token.kind == .closeParen { return closeParen() }
    let first = lexer.token
    let name = skipParameterLabels()
    var fact = ParameterFact(
      owner: owner, label: intern(from: 0, to: 0), name: intern(from: 0, to: 0),
      offset: first.start, typeStart: lexer.token.start, typeEnd: 0)
    if let name {
      fact.label = intern(first)
      fact.name = intern(name)
      fact.hasTwoNames = name.start != first.start
    }
    parseType(.type)
    if atSymbol(UInt8(ascii: ".")) {
      fact.isOptional = true
      lexer.advance()
    }
    guard lexer.previousEnd > first.start else { return }
    fact.typeEnd = lexer.previousEnd
    if lexer.token.kind == .equal { fact.isOptional = true }
    // A type that is missing is empty, and does not stand where the next token does.
    fact.typeStart = min(fact.typeStart, fact.typeEnd)
    parameters.append(fact)
  }

  /// Moves past `label name:`, `name:` or nothing.
  ///
  /// - Returns: the second name where there are two, or else the first; `nil` where there is none.
  @discardableResult
  mutating func skipParameterLabels() -> Token? {
    guard lexer.token.kind == .identifier else { return nil }
    var name = lexer.token
    var ahead = lexer
    ahead.advance()
    if ahead.token.kind == .identifier {
      name = ahead.token
      ahead.advance()
    }
    guard ahead.token.kind == .colon else { return nil }
    lexer = ahead
    lexer.advance()
    return name
  }
}
