extension Parser {
  /// Reads `import`, the kind if there is one, and the path.
  mutating func parseImport() {
    endBinding()
    var fact = ImportFact(
      path: 0, module: 0, declaration: 0, offset: 0, kind: nil, access: pending.access,
      isTestable: hasPendingAttribute("testable"), isExported: hasPendingAttribute("_exported"),
      condition: condition, length: 0)
    lexer.advance()
    if let kind = importedKind() {
      var ahead = lexer
      ahead.advance()
      // `import struct` alone would be an import of a module of that name.
      if ahead.token.kind == .identifier, !ahead.token.afterNewline {
        fact.kind = kind
        lexer.advance()
      }
    }
    guard lexer.token.kind == .identifier else { return }
    fact.offset = lexer.token.start
    fact.module = intern(lexer.token)
    // Of `import struct T`, which lacks the module, the only part is also the last.
    if fact.kind != nil { fact.declaration = fact.module }
    lexer.advance()
    while lexer.token.kind == .dot || lexer.token.kind == .doubleColon, !lexer.token.afterNewline {
      lexer.advance()
      // The last part may be an operator.
      if lexer.token.kind == .identifier || lexer.token.kind == .symbol {
        if fact.kind != nil { fact.declaration = intern(lexer.token) }
        lexer.advance()
      }
    }
    fact.length = lexer.previousEnd - fact.offset
    fact.path = intern(from: fact.offset, to: lexer.previousEnd)
    imports.append(fact)
  }

  private mutating func importedKind() -> DeclarationKind? {
    switch lexer.token.keyword {
    case .class: .class
    case .struct: .struct
    case .enum: .enum
    case .protocol: .protocol
    case .typealias: .typealias
    case .func: .function
    case .var: .variable
    case .let: .constant
    default: nil
    }
  }

  private mutating func hasPendingAttribute(_ name: StaticString) -> Bool {
    guard pending.isActive else { return false }
    let wanted = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    for position in pending.firstAttribute..<attributes.count {
      if names.bytes(of: attributes[position].name).elementsEqual(wanted) { return true }
    }
    return false
  }
}
