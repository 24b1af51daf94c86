import LintelScanner

extension Inference {
  /// A member whose type only the context says: `.name`.
  mutating func implicitMember(_ file: FileID, _ index: Int) -> TypeID {
    let fact = reference(file, index)
    for context in contexts(ofMember: fact) {
      let type = type(from: context, file, index)
      if types[type].kind == .unknown { continue }
      if let found = implicitMember(file, index, of: type) { return found }
      // The parts of a literal of a collection.
      if types[type].kind == .dictionary,
        let found = implicitMember(file, index, of: types.operand(1, of: type))
          ?? implicitMember(file, index, of: types.operand(0, of: type))
      {
        return found
      }
      if types[type].kind == .array,
        let found = implicitMember(file, index, of: types.operand(0, of: type))
      {
        return found
      }
    }
    return onlyMember(file, index)
  }

  private mutating func implicitMember(
    _ file: FileID, _ index: Int, of candidate: TypeID
  ) -> TypeID? {
    guard types[candidate].kind != .unknown else { return nil }
    let name = reference(file, index).name
    if find(name, of: candidate, from: file), choose(file, index) {
      return name == linkage.known.initializer
        ? candidate : memberType(file, index, base: candidate)
    }
    // An initialiser that nobody wrote makes a value of the type all the same.
    guard name == linkage.known.initializer, types[candidate].kind == .instance else { return nil }
    code[Int(file)].targets[index] = types[candidate].symbol
    return candidate
  }

  /// A member of a value whose type is not known.
  mutating func memberOfUnknown(_ file: FileID, _ index: Int) -> TypeID {
    let base = parenthesised(file, before: index)
    if types[base].kind != .unknown, find(reference(file, index).name, of: base, from: file),
      choose(file, index)
    {
      return memberType(file, index, base: base)
    }
    return onlyMember(file, index)
  }

  /// The type of the value in the parentheses right before a member: `(value as? T)?.member`.
  private mutating func parenthesised(_ file: FileID, before index: Int) -> TypeID {
    let fact = reference(file, index)
    guard fact.kind == .member, index > 0 else { return TypeTable.unknown }
    let last = reference(file, index - 1)
    let gap = Int(fact.offset) - Int(last.offset + nameLengths[Int(last.name)])
    guard gap == 2 || gap == 3, last.kind != .argument, !last.isCalled else {
      return TypeTable.unknown
    }
    guard last.isInTypePosition else { return partType(file, index - 1) }
    var head = index - 1
    while reference(file, head).isContinuation { head = Int(reference(file, head).link) }
    return reference(file, head).kind == .cast ? namedType(file, head) : TypeTable.unknown
  }

  /// The only member of that name in the project, unless others may have it.
  mutating func onlyMember(_ file: FileID, _ index: Int) -> TypeID {
    only(linkage.members.onlyMember(named: reference(file, index).name), file, index)
  }

  /// - Parameter member: what else has its name is no rival; `-1` for none.
  mutating func only(_ member: DeclarationID, _ file: FileID, _ index: Int) -> TypeID {
    let name = reference(file, index).name
    guard member >= 0, !linkage.known.isOutsideMember(name), isVisible(member, from: file),
      mayHave(member, file, index)
    else { return TypeTable.unknown }
    found = [member]
    guard choose(file, index) else { return TypeTable.unknown }
    // Of a library that is not at hand some type may have a member of that name as well.
    if linkage.importsUnknown[Int(file)], isSingleWord(name), !isOutside(declaration(member).owner)
    {
      code[Int(file)].doubtful.insert(index)
    }
    return memberType(file, index, base: enclosingInstance(of: declaration(member).owner))
  }

  /// Whether a member can be one of what stands before it: a value has no cases, and a type that is
  /// left out no properties of its values.
  private func mayHave(_ member: DeclarationID, _ file: FileID, _ index: Int) -> Bool {
    let fact = reference(file, index)
    let isOfType = isStatic(member) || declaration(member).kind == .enumCase
    switch fact.kind {
    case .implicitMember: return isOfType || declaration(member).kind == .initializer
    case .keypath: return !isOfType
    default:
      let isAfterType = fact.isContinuation && isTypeName(reference(file, Int(fact.link)).name)
      return !isOfType || isAfterType
    }
  }

  private func isOutside(_ scope: DeclarationID) -> Bool {
    declaration(scope).kind == .extension && declaration(scope).extendedType < 0
  }

  /// Whether a name has no second word, which would begin with a capital letter.
  private func isSingleWord(_ name: NameID) -> Bool {
    let names = linkage.linker.scanned.names
    let bytes = names.bytes[Int(names.starts[Int(name)])..<Int(names.starts[Int(name) + 1])]
    return !zip(bytes, bytes.dropFirst()).contains { first, second in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= first
        && UInt8(ascii: "A")...UInt8(ascii: "Z") ~= second
    }
  }
}
