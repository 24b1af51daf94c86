import LintelVocabulary

extension Parser {
  /// Reads a class, struct, enum, protocol or actor up to its body: `struct Row<T>: View {`.
  mutating func parseNominalType(_ kind: DeclarationKind) {
    let start = tokens.token.start
    tokens.advance()
    guard tokens.atDeclaredName() else { return }
    let declaration = declare(kind, name: tokens.token, start: start)
    tokens.advance()
    parseGenericParameters(of: declaration, arePrimaryAssociatedTypes: kind == .protocol)
    parseInheritanceClause(of: declaration, kind)
    parseWhereClause(of: declaration)
    parseTypeBody(of: declaration, kind)
  }

  /// Reads an extension up to its body: `extension Row: View where T: P {`.
  mutating func parseExtension() {
    let keywordStart = tokens.token.start
    tokens.advance()
    let start = tokens.token.start
    endBinding()
    let declaration = declare(.extension, name: 0, at: start, start: keywordStart)
    types.parse(.extend, by: declaration)
    facts.declarations.base[Int(declaration)].name = writer.intern(
      from: start, to: tokens.previousEnd)
    // If the type is missing, the next token may be far away.
    if tokens.previousEnd <= start {
      facts.declarations.base[Int(declaration)].offset = keywordStart
    }
    parseInheritanceClause(of: declaration, .extension)
    parseWhereClause(of: declaration)
    parseTypeBody(of: declaration, .extension)
  }

  private mutating func parseTypeBody(of declaration: Int32, _ kind: DeclarationKind) {
    if tokens.at(.openBrace) {
      openBody(of: declaration, kind == .enum ? .enumBody : .typeBody)
    } else {
      facts.extents.base[Int(declaration)].end = tokens.previousEnd
    }
  }

  /// Reads `: Base, P`. The first entry of a class, and each entry of a protocol, is inherited
  /// from; all others are conformed to.
  private mutating func parseInheritanceClause(of declaration: Int32, _ kind: DeclarationKind) {
    guard tokens.at(.colon) else { return }
    var isFirst = true
    repeat {
      tokens.advance()
      let start = tokens.token.start
      let inherits = kind == .protocol || (kind == .class && isFirst)
      // `class` is the older spelling of `AnyObject`.
      if !tokens.eat(.class), !types.parse(inherits ? .inherit : .conform, by: declaration) {
        return
      }
      facts.inheritances.append(
        InheritanceFact(
          name: writer.intern(from: start, to: tokens.previousEnd), offset: start,
          owner: declaration))
      isFirst = false
    } while tokens.at(.comma)
  }

  /// Reads `typealias` or `associatedtype`: `typealias Rows<T> = [T]`.
  mutating func parseTypealias(_ kind: DeclarationKind) {
    let start = tokens.token.start
    tokens.advance()
    guard tokens.atDeclaredName() else { return }
    let declaration = declare(kind, name: tokens.token, start: start)
    tokens.advance()
    parseGenericParameters(of: declaration)
    if kind == .associatedtype { parseInheritanceClause(of: declaration, .protocol) }
    if tokens.eat(.equal) {
      let (start, base) = (tokens.token.start, facts.references.count)
      types.parse(kind == .typealias ? .alias : .type, by: declaration)
      if tokens.previousEnd > start {
        facts.extents.base[Int(declaration)].typeStart = start
        facts.extents.base[Int(declaration)].typeEnd = tokens.previousEnd
      }
      if base < facts.references.count, facts.references[base].offset == start,
        kind == .typealias, types.namedTypeEnd == tokens.previousEnd
      {
        facts.references.base[base].flags |= ReferenceFact.wholeAlias
      }
    }
    parseWhereClause(of: declaration)
    facts.extents.base[Int(declaration)].end = tokens.previousEnd
  }
}
