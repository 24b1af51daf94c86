import LintelScanner

extension Inference {
  /// The members of that name of a type: its own, then those of its supertypes.
  mutating func membersOfType(named name: NameID, _ id: TypeID) -> [DeclarationID] {
    let type = types[id]
    switch type.kind {
    case .instance, .metatype: return membersOfDeclaration(named: name, type.symbol)
    case .outside, .outsideMetatype:
      let outside = NameID(bitPattern: type.symbol)
      return members.members(named: name, outside: outside)
        + (known.conformances[outside] ?? []).flatMap {
          members.members(named: name, outside: $0)
        }
    case .array, .dictionary:
      let own = type.kind == .array ? known.array : known.dictionary
      return ([own] + known.collectionProtocols).flatMap {
        members.members(named: name, outside: $0)
      }
    case .parameter:
      return constraints(of: id).flatMap { membersOfType(named: name, $0) }
    default: return []
    }
  }

  /// Of several members of one name those of a type itself, or those of its values; all if there are
  /// none of these.
  func members(_ found: [DeclarationID], ofType isType: Bool) -> [DeclarationID] {
    guard found.count > 1 else { return found }
    let fitting = found.filter { member in
      switch declaration(member).kind {
      case .enumCase: isType
      case .function, .variable, .constant, .subscript: isStatic(member) == isType
      default: true
      }
    }
    return fitting.isEmpty ? found : fitting
  }

  /// Of several members of one name those that a declaration beside them means.
  func members(_ found: [DeclarationID], seenFrom inner: DeclarationID) -> [DeclarationID] {
    guard found.count > 1 else { return found }
    // A type sees the static members of the one around it alone.
    return members(found, ofType: declaration(inner).kind.isNominalType || isStatic(inner))
  }

  /// Without the requirements of protocols where the type is none itself, and something in it, or in
  /// an extension of a protocol, can implement them.
  func implementations(_ found: [DeclarationID], in type: ValueType) -> [DeclarationID] {
    guard found.count > 1, type.kind == .instance || type.kind == .metatype,
      declaration(type.symbol).kind != .protocol
    else { return found }
    let written = found.filter { declaration(declaration($0).owner).kind != .protocol }
    return written.isEmpty ? found : written
  }

  /// Members of `Optional`, which any value may be.
  func membersOfOptional(named name: NameID) -> [DeclarationID] {
    known.optional == KnownNames.none ? [] : members.members(named: name, outside: known.optional)
  }

  private mutating func membersOfDeclaration(
    named name: NameID, _ declaration: DeclarationID
  ) -> [DeclarationID] {
    guard members.isMember(name) else { return [] }
    var result = members(named: name, ofOnly: declaration)
    for ancestor in ancestors(of: declaration) { result += members(named: name, ofOnly: ancestor) }
    return result
  }

  private func members(named name: NameID, ofOnly type: DeclarationID) -> [DeclarationID] {
    var result = members.members(named: name, of: type)
    for outside in outsideSupertypes[type] {
      result += members.members(named: name, outside: outside)
    }
    return result
  }

  /// The supertypes of a type, and theirs, nearest first.
  private mutating func ancestors(of type: DeclarationID) -> ArraySlice<DeclarationID> {
    let known = ancestorRanges[Int(type)]
    if known.start >= 0 { return ancestors[Int(known.start)..<Int(known.end)] }
    var queue = Array(linker.scopes.supertypes(of: type))
    var head = 0
    while head < queue.count, queue.count < 64 {
      for supertype in linker.scopes.supertypes(of: queue[head])
      where supertype != type && !queue.contains(supertype) {
        queue.append(supertype)
      }
      head += 1
    }
    let start = ancestors.count
    ancestors += queue
    ancestorRanges[Int(type)] = (Int32(start), Int32(ancestors.count))
    return ancestors[start...]
  }

  /// The types that a generic parameter is said to be.
  private mutating func constraints(of id: TypeID) -> [TypeID] {
    guard depth < Self.maximumDepth else { return [] }
    depth += 1
    defer { depth -= 1 }
    let owner = types[id].symbol
    let name = NameID(bitPattern: types.operand(0, of: id))
    let value = declaration(owner)
    let facts = files[Int(value.file)]
    let fact = linker.table.facts[Int(owner)]
    var position = facts.requirements.partitioningIndex { $0.subjectStart >= value.offset }
    var result: [TypeID] = []
    while position < facts.requirements.count, facts.requirements[position].owner == fact {
      let requirement = facts.requirements[position]
      if subject(of: requirement, facts) == name {
        result.append(writtenType(value.file, requirement.typeStart, requirement.typeEnd))
      }
      position += 1
    }
    return result
  }

  private func subject(of requirement: RequirementFact, _ facts: FileFacts) -> NameID? {
    let declared = facts.declarations.partitioningIndex { $0.offset >= requirement.subjectStart }
    if declared < facts.declarations.count,
      facts.declarations[declared].offset == requirement.subjectStart
    {
      return facts.declarations[declared].name
    }
    let mentioned = facts.references.partitioningIndex { $0.offset >= requirement.subjectStart }
    guard mentioned < facts.references.count,
      facts.references[mentioned].offset == requirement.subjectStart,
      requirement.subjectEnd - requirement.subjectStart
        == nameLengths[Int(facts.references[mentioned].name)]
    else { return nil }
    return facts.references[mentioned].name
  }

  /// Those of `found` that code in `file` can see.
  func visible(_ found: [DeclarationID], from file: FileID) -> [DeclarationID] {
    if found.isEmpty { return found }
    let module = linker.files[Int(file)].module
    return found.filter { candidate in
      let value = declaration(candidate)
      if value.file == file { return true }
      let home = linker.files[Int(value.file)].module
      if home == module { return value.access > .fileprivate }
      guard value.access >= .internal else { return false }
      if value.access >= .package, declaration(value.owner).kind != .file {
        return linker.scopes.modulesOfMembers[Int(module)].contains(home)
      }
      return linker.scopes.visibleModules(from: file).contains {
        $0.module == home && (value.access >= .package || $0.isTestable)
      }
    }
  }

  /// Members that the standard library declares.
  mutating func builtInMember(_ file: FileID, _ index: Int, of base: TypeID) -> TypeID {
    let fact = reference(file, index)
    let type = types[base]
    var result = TypeTable.unknown
    switch type.kind {
    case .array, .dictionary:
      if known.elementMembers.contains(fact.name) {
        return subscripted(element(of: base), file, index)
      } else if known.collectionMembers.contains(fact.name) {
        result = base
      } else if fact.name == known.enumerated {
        result = types.make(
          .array, -1, [types.make(.tuple, -1, [TypeTable.unknown, element(of: base)])])
      } else if known.mappingMembers.contains(fact.name) {
        let element = mapped(file, index)
        let isFlat = fact.name == known.flatMap && types[element].kind == .array
        result = isFlat ? element : types.make(.array, -1, [element])
      } else if type.kind == .dictionary, fact.name == known.values {
        result = types.make(.array, -1, [types.operand(1, of: base)])
      } else if type.kind == .dictionary, fact.name == known.keys {
        result = types.make(.array, -1, [types.operand(0, of: base)])
      }
    case .tuple:
      if let number = tupleIndex(fact.name) { result = types.operand(number, of: base) }
    case .outside where known.decoders.contains(fact.name):
      result = decoded(file, index)
    case .instance, .outside:
      if fact.name == known.map || fact.name == known.flatMap { result = mapped(file, index) }
    default: break
    }
    return subscripted(result, file, index)
  }

  private mutating func subscripted(_ id: TypeID, _ file: FileID, _ index: Int) -> TypeID {
    guard reference(file, index).isSubscripted else { return id }
    switch types[id].kind {
    case .array: return types.operand(0, of: id)
    case .dictionary: return types.operand(1, of: id)
    default: return TypeTable.unknown
    }
  }

  private func tupleIndex(_ name: NameID) -> Int? {
    let text = linker.scanned.names.text(of: name)
    if text == "key" { return 0 }
    if text == "value" || text == "element" { return 1 }
    return Int(text)
  }

  /// `decode(T.self, …)` makes a `T`.
  private mutating func decoded(_ file: FileID, _ index: Int) -> TypeID {
    guard let first = arguments(file, index).positions.first else { return TypeTable.unknown }
    return argumentType(file, first)
  }

  /// What the key path, or the closure of one expression, that is passed to a call leads to.
  private mutating func mapped(_ file: FileID, _ index: Int) -> TypeID {
    guard let argument = arguments(file, index).positions.first else { return TypeTable.unknown }
    let next = argument + 1
    guard next < files[Int(file)].references.count else { return TypeTable.unknown }
    let fact = reference(file, next)
    guard !fact.isContinuation, fact.kind != .argument else { return TypeTable.unknown }
    if fact.kind == .keypath { return pathType(file, next) }
    let closures = files[Int(file)].closures
    let position = closures.partitioningIndex { $0.start >= reference(file, argument).offset }
    // `{ f($0) }`
    guard position < closures.count, Int(closures[position].argument) == argument,
      let head = path(file, at: closures[position].start + 2), head == next
    else { return TypeTable.unknown }
    return pathType(file, head)
  }
}
