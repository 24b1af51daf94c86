extension Parser {
  /// Reads `<T: P, each U, let n: Int>` after the name of `declaration`.
  ///
  /// The primary associated types of a protocol are only named there, not declared.
  mutating func parseGenericParameters(
    of declaration: Int32, arePrimaryAssociatedTypes: Bool = false
  ) {
    guard atSymbol(UInt8(ascii: "<")) else { return }
    lexer.splitSymbol()
    while !atSymbol(UInt8(ascii: ">")) {
      while lexer.token.kind == .at {
        withOwner(declaration) { parser in
          parser.skipTypeAttribute(depth: 0)
        }
      }
      if lexer.token.keyword == .each || lexer.token.keyword == .let { lexer.advance() }
      guard lexer.token.kind == .identifier else { return }
      if !arePrimaryAssociatedTypes {
        declareGenericParameter(of: declaration)
      }
      lexer.advance()
      if lexer.token.kind == .colon {
        lexer.advance()
        withOwner(declaration) { parser in
          _ = parser.parseType(.type)
        }
      }
      guard lexer.token.kind == .comma else { break }
      lexer.advance()
    }
    if atSymbol(UInt8(ascii: ">")) { lexer.splitSymbol() }
  }

  private mutating func declareGenericParameter(of declaration: Int32) {
    let token = lexer.token
    declarations.append(
      DeclarationFact(
        name: intern(token), offset: token.start, owner: declaration, kind: .genericParameter,
        access: .unspecified, condition: condition))
    extents.append(ExtentFact(start: token.start, end: token.end, modifiers: []))
  }

  /// Reads `where T: P, U.Element == V`.
  mutating func parseWhereClause(of declaration: Int32) {
    guard lexer.token.keyword == .where else { return }
    withOwner(declaration) { parser in
      repeat {
        parser.lexer.advance()
        guard parser.parseType(.type) else { return }
        if parser.lexer.token.kind == .colon || parser.atSymbol(UInt8(ascii: "=")) {
          parser.lexer.advance()
          parser.parseType(.type)
        }
      } while parser.lexer.token.kind == .comma
    }
  }

  /// Whether the current token is an operator that begins with `byte`.
  @inline(__always)
  mutating func atSymbol(_ byte: UInt8) -> Bool {
    lexer.token.kind == .symbol && lexer.base[Int(lexer.token.start)] == byte
  }
}
