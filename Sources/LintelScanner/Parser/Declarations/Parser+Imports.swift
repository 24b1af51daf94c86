import LintelVocabulary

extension Parser {
  /// Reads `import`, the kind if there is one, and the path: `import struct M.T`.
  mutating func parseImport() {
    endBinding()
    var fact = ImportFact(
      path: 0, module: 0, declaration: 0, offset: 0, kind: nil, access: pending.access,
      isTestable: hasPendingAttribute("testable"), isExported: hasPendingAttribute("_exported"),
      isSystemInterface: hasPendingAttribute("_spi"),
      condition: facts.condition, length: 0)
    tokens.advance()
    // `struct` on the next line begins a declaration.
    if !tokens.afterNewline, let kind = importedKind() {
      fact.kind = kind
      tokens.advance()
    }
    guard tokens.atDeclaredName() else { return }
    fact.offset = tokens.token.start
    fact.module = writer.intern(tokens.token)
    // In `import struct T`, which lacks the module, the only segment is also the last.
    if fact.kind != nil { fact.declaration = fact.module }
    tokens.advance()
    var end = tokens.previousEnd
    while tokens.at(.dot) || tokens.at(.doubleColon), !tokens.afterNewline {
      tokens.advance()
      // The last segment may be an operator.
      if tokens.atDeclaredName() || tokens.at(.symbol) {
        if fact.kind != nil { fact.declaration = writer.intern(tokens.token) }
        tokens.advance()
        end = tokens.previousEnd
      }
    }
    fact.length = end - fact.offset
    fact.path = writer.intern(from: fact.offset, to: end)
    facts.imports.append(fact)
  }

  private mutating func importedKind() -> DeclarationKind? {
    switch tokens.token.keyword {
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
    for position in pending.firstAttribute..<facts.attributes.count {
      if writer.names.bytes(of: facts.attributes[position].name).elementsEqual(wanted) {
        return true
      }
    }
    return false
  }
}
