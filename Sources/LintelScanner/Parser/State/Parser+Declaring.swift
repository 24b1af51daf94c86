import LintelVocabulary

extension Parser {
  /// Starts to collect attributes and modifiers, unless this has already begun.
  mutating func beginPending() {
    guard !pending.isActive else { return }
    pending.isActive = true
    pending.start = tokens.token.start
    pending.firstAttribute = facts.attributes.count
    pending.firstReference = facts.references.count
  }

  /// Records a declaration named by `name`, with the pending attributes and modifiers.
  ///
  /// - Parameter start: the offset of the keyword, for a declaration without attributes and
  ///   modifiers.
  mutating func declare(_ kind: DeclarationKind, name: Token, start: UInt32) -> Int32 {
    endBinding()
    return declare(kind, name: writer.intern(name), at: name.start, start: start)
  }

  mutating func declare(
    _ kind: DeclarationKind, name: NameID, at offset: UInt32, start: UInt32
  ) -> Int32 {
    let index = Int32(facts.declarations.count)
    facts.declarations.append(
      DeclarationFact(
        name: name, offset: offset, owner: frame.owner, kind: kind,
        access: pending.access, condition: facts.condition))
    facts.extents.append(
      ExtentFact(start: pending.isActive ? pending.start : start, modifiers: pending.modifiers))
    if pending.isActive {
      for position in pending.firstAttribute..<facts.attributes.count {
        facts.attributes.base[position].owner = index
      }
      if pending.firstAttribute < facts.attributes.count {
        facts.extents.base[Int(index)].traits.insert(.attributed)
      }
      for position in pending.firstReference..<facts.references.count
      where !facts.references[position].linksToPart {
        facts.references.base[position].link = index
      }
      pending = Pending()
    }
    if frame.kind == .code, frame.braces.block != .body {
      let label = frame.braces.labelEnd
      openLocals.append(-1 - Int32(facts.blockDeclarations.count))
      facts.blockDeclarations.append(
        BlockDeclarationFact(
          declaration: index, start: label == .max ? frame.contentStart : label))
    }
    return index
  }

  /// Whether the braces after `variable` contain the code of its getter, because the variable has
  /// no initial value: `var a: Int { 1 }`.
  mutating func isGetter(of variable: Frame) -> Bool {
    if variable.binding >= 0 { return facts.extents[Int(variable.binding)].valueStart == 0 }
    guard variable.local >= 0, variable.names == .local else { return false }
    let local = facts.locals[Int(variable.local)]
    return local.kind == .variable && local.valueStart == 0
  }
}
