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
      let isValue = lexer.token.keyword == .let
      if lexer.token.keyword == .each || isValue { lexer.advance() }
      guard lexer.token.kind == .identifier else { return }
      let name = lexer.token
      if !arePrimaryAssociatedTypes {
        declareGenericParameter(of: declaration)
      }
      lexer.advance()
      if lexer.token.kind == .colon {
        withOwner(declaration) { parser in
          parser.parseRequiredType(
            isValue ? .value : .conformance, of: declaration, from: name.start, to: name.end)
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
        let start = parser.lexer.token.start
        guard parser.parseType(.type) else { return }
        let end = parser.lexer.previousEnd
        if parser.lexer.token.kind == .colon {
          parser.parseRequiredType(.conformance, of: declaration, from: start, to: end)
        } else if parser.atSymbol(UInt8(ascii: "=")) {
          parser.parseRequiredType(.sameType, of: declaration, from: start, to: end)
        }
      } while parser.lexer.token.kind == .comma
    }
  }

  /// Reads the separator at the current token, and what the subject between two offsets must be.
  private mutating func parseRequiredType(
    _ kind: RequirementKind, of declaration: Int32, from start: UInt32, to end: UInt32
  ) {
    lexer.advance()
    let typeStart = lexer.token.start
    guard parseType(.type) else { return }
    requirements.append(
      RequirementFact(
        owner: declaration, subjectStart: start, subjectEnd: end, typeStart: typeStart,
        typeEnd: lexer.previousEnd, kind: kind))
  }
}
