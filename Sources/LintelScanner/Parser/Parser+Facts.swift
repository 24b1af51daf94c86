extension Parser {
  /// Interns the text between two offsets; nothing if the second is not after the first.
  mutating func intern(from start: UInt32, to end: UInt32) -> NameID {
    names.intern(lexer.base + Int(start), max(0, Int(end) - Int(start)))
  }

  /// Interns the name that `token` is, without backticks.
  mutating func intern(_ token: Token) -> NameID {
    token.isQuoted
      ? intern(from: token.start + 1, to: token.end - 1) : intern(from: token.start, to: token.end)
  }

  /// Writes down a declaration named by `name`, with the pending attributes and modifiers.
  ///
  /// - Parameter start: of the keyword, where no attribute or modifier stands before it.
  mutating func declare(_ kind: DeclarationKind, name: Token, start: UInt32) -> Int32 {
    endBinding()
    return declare(kind, name: intern(name), at: name.start, start: start)
  }

  mutating func declare(
    _ kind: DeclarationKind, name: NameID, at offset: UInt32, start: UInt32
  ) -> Int32 {
    let index = Int32(declarations.count)
    declarations.append(
      DeclarationFact(
        name: name, offset: offset, owner: frame.pointee.owner, kind: kind,
        access: pending.access, condition: condition))
    extents.append(
      ExtentFact(start: pending.isActive ? pending.start : start, modifiers: pending.modifiers))
    if pending.isActive {
      for position in pending.firstAttribute..<attributes.count {
        attributes.base[position].owner = index
      }
      if pending.firstAttribute < attributes.count {
        extents.base[Int(index)].traits.insert(.attributed)
      }
      for position in pending.firstReference..<references.count
      where !references[position].linksToPart {
        references.base[position].link = index
      }
      pending = Pending()
    }
    return index
  }

  /// Writes down the head of a path of names.
  mutating func refer(to name: Token, _ kind: ReferenceKind, inType: Bool) -> Int {
    references.append(
      ReferenceFact(
        name: intern(name), offset: name.start, link: owner, kind: kind,
        flags: inType ? ReferenceFact.typePosition : 0,
        condition: condition))
    return references.count - 1
  }

  /// Writes down a further part of the path that `previous` is the last part of.
  mutating func extendPath(_ previous: Int, with name: Token) -> Int {
    var part = references[previous]
    part.name = intern(name)
    part.offset = name.start
    part.link = Int32(previous)
    part.condition = condition
    part.flags &= ~(ReferenceFact.called | ReferenceFact.subscripted)
    part.flags |= ReferenceFact.continuation
    references.append(part)
    return references.count - 1
  }
}
