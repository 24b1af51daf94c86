extension Parser {
  /// Reads `import`, the kind if there is one, and the path.
  mutating func parseImport() {
    endBinding()
    var fact = ImportFact(
      path: 0, module: 0, declaration: 0, offset: 0, kind: nil, access: pending.access,
      isTestable: hasPendingAttribute("testable"), isExported: hasPendingAttribute("_exported"),
      condition: condition, length: 0)
    lexer.advance()
    // `struct` on the next line begins a declaration.
    if !lexer.token.afterNewline, let kind = importedKind() {
      fact.kind = kind
      lexer.advance()
    }
    guard atDeclaredName() else { return }
    fact.offset = lexer.token.start
    fact.module = intern(lexer.token)
    // Of `import struct T`, which lacks the module, the only part is also the last.
    if fact.kind != nil { fact.declaration = fact.module }
    lexer.advance()
    var end = lexer.previousEnd
    while lexer.token.kind == .dot || lexer.token.kind == .doubleColon, !lexer.token.afterNewline {
      lexer.advance()
      // The last part may be an operator.
      if atDeclaredName() || lexer.token.kind == .symbol {
        if fact.kind != nil { fact.declaration = intern(lexer.token) }
        lexer.advance()
        end = lexer.previousEnd
      }
    }
    fact.length = end - fact.offset
    fact.path = intern(from: fact.offset, to: end)
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
