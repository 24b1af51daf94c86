extension Parser {
  /// Reads `class` as a modifier, as in `class func`.
  ///
  /// - Returns: false, with nothing read, if it declares a class.
  mutating func parseClassModifier() -> Bool {
    var ahead = lexer
    ahead.advance()
    switch ahead.token.keyword {
    case .func, .var, .let, .subscript, .`init`: break
    case _ where ahead.token.keyword.isModifier || ahead.token.kind == .at: break
    default: return false
    }
    beginPending()
    pending.modifiers.insert(Modifiers(.class))
    lexer.advance()
    return true
  }

  /// Reads a class, struct, enum, protocol or actor up to its body.
  mutating func parseNominalType(_ kind: DeclarationKind) {
    let start = lexer.token.start
    lexer.advance()
    guard atDeclaredName() else { return }
    let declaration = declare(kind, name: lexer.token, start: start)
    lexer.advance()
    parseGenericParameters(of: declaration, arePrimaryAssociatedTypes: kind == .protocol)
    parseInheritanceClause(of: declaration, kind)
    parseWhereClause(of: declaration)
    parseTypeBody(of: declaration, kind)
  }

  /// Reads an extension up to its body.
  mutating func parseExtension() {
    let keywordStart = lexer.token.start
    lexer.advance()
    let start = lexer.token.start
    endBinding()
    let declaration = declare(.extension, name: 0, at: start, start: keywordStart)
    withOwner(declaration) { parser in
      _ = parser.parseType(.extend)
    }
    declarations.base[Int(declaration)].name = intern(from: start, to: lexer.previousEnd)
    // Where the type is missing, the next token may be far off.
    if lexer.previousEnd <= start { declarations.base[Int(declaration)].offset = keywordStart }
    parseInheritanceClause(of: declaration, .extension)
    parseWhereClause(of: declaration)
    parseTypeBody(of: declaration, .extension)
  }

  private mutating func parseTypeBody(of declaration: Int32, _ kind: DeclarationKind) {
    if lexer.token.kind == .openBrace {
      openBody(of: declaration, kind == .enum ? .enumBody : .typeBody)
    } else {
      extents.base[Int(declaration)].end = lexer.previousEnd
    }
  }

  private mutating func parseInheritanceClause(of declaration: Int32, _ kind: DeclarationKind) {
    guard lexer.token.kind == .colon else { return }
    withOwner(declaration) { parser in
      var isFirst = true
      repeat {
        parser.lexer.advance()
        let start = parser.lexer.token.start
        let inherits = kind == .protocol || (kind == .class && isFirst)
        if parser.lexer.token.keyword == .class {
          // The older spelling of `AnyObject`.
          parser.lexer.advance()
        } else if !parser.parseType(inherits ? .inherit : .conform) {
          return
        }
        parser.inheritances.append(
          InheritanceFact(
            name: parser.intern(from: start, to: parser.lexer.previousEnd), offset: start,
            owner: declaration))
        isFirst = false
      } while parser.lexer.token.kind == .comma
    }
  }

  /// Reads `typealias` or `associatedtype`.
  mutating func parseTypealias(_ kind: DeclarationKind) {
    let start = lexer.token.start
    lexer.advance()
    guard atDeclaredName() else { return }
    let declaration = declare(kind, name: lexer.token, start: start)
    lexer.advance()
    parseGenericParameters(of: declaration)
    if kind == .associatedtype { parseInheritanceClause(of: declaration, .protocol) }
    if lexer.token.kind == .equal {
      lexer.advance()
      let (start, head) = (lexer.token.start, references.count)
      withOwner(declaration) { parser in
        _ = parser.parseType(kind == .typealias ? .alias : .type)
      }
      if lexer.previousEnd > start {
        extents.base[Int(declaration)].typeStart = start
        extents.base[Int(declaration)].typeEnd = lexer.previousEnd
      }
      if head < references.count, references[head].offset == start,
        namedTypeEnd == lexer.previousEnd
      {
        references.base[head].flags |= ReferenceFact.wholeAlias
      }
    }
    parseWhereClause(of: declaration)
    extents.base[Int(declaration)].end = lexer.previousEnd
  }

  /// Reads with `declaration` as the one that makes the references.
  mutating func withOwner(_ declaration: Int32, _ body: (inout Parser) -> Void) {
    let outer = frame.pointee.binding
    frame.pointee.binding = declaration
    body(&self)
    frame.pointee.binding = outer
  }
}
