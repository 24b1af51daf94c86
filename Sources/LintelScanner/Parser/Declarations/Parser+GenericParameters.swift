extension Parser {
  /// Reads `<T: P, each U, let n: Int>` after the name of `declaration`.
  ///
  /// The primary associated types of a protocol, `protocol P<Element>`, are only named there, not
  /// declared.
  mutating func parseGenericParameters(
    of declaration: Int32, arePrimaryAssociatedTypes: Bool = false
  ) {
    guard tokens.atSymbol("<") else { return }
    tokens.splitSymbol()
    while !tokens.atSymbol(">") {
      while tokens.at(.at) { types.parseAttribute(by: declaration) }
      let isValue = tokens.at(.let)
      if tokens.at(.each) || isValue { tokens.advance() }
      guard tokens.at(.identifier) else { return }
      let name = tokens.token
      if !arePrimaryAssociatedTypes {
        declareGenericParameter(of: declaration)
      }
      tokens.advance()
      if tokens.at(.colon) {
        parseRequiredType(
          isValue ? .value : .conformance, of: declaration, from: name.start, to: name.end)
      }
      guard tokens.eat(.comma) else { break }
    }
    if tokens.atSymbol(">") { tokens.splitSymbol() }
  }

  private mutating func declareGenericParameter(of declaration: Int32) {
    let token = tokens.token
    facts.declarations.append(
      DeclarationFact(
        name: writer.intern(token), offset: token.start, owner: declaration,
        kind: .genericParameter,
        access: nil, condition: facts.condition))
    facts.extents.append(ExtentFact(start: token.start, end: token.end, modifiers: []))
  }

  /// Reads `where T: P, U.Element == V`.
  mutating func parseWhereClause(of declaration: Int32) {
    guard tokens.at(.where) else { return }
    repeat {
      tokens.advance()
      let start = tokens.token.start
      guard types.parse(.type, by: declaration) else { return }
      let end = tokens.previousEnd
      if tokens.at(.colon) {
        parseRequiredType(.conformance, of: declaration, from: start, to: end)
      } else if tokens.atSymbol("=") {
        parseRequiredType(.sameType, of: declaration, from: start, to: end)
      }
    } while tokens.at(.comma)
  }

  /// Reads the separator at the current token and the type after it, a requirement on the subject
  /// between two offsets: `: P` in `where T: P`.
  private mutating func parseRequiredType(
    _ kind: RequirementKind, of declaration: Int32, from start: UInt32, to end: UInt32
  ) {
    tokens.advance()
    let typeStart = tokens.token.start
    guard types.parse(.type, by: declaration) else { return }
    facts.requirements.append(
      RequirementFact(
        owner: declaration, subjectStart: start, subjectEnd: end, typeStart: typeStart,
        typeEnd: tokens.previousEnd, kind: kind))
  }
}
