import LintelScanner

extension Inference {
  /// Finds the members of that name of a type that code in a file can see: its own, then those of
  /// its supertypes.
  ///
  /// - Returns: whether there are any, in ``found``.
  mutating func find(_ name: NameID, of type: TypeID, from file: FileID) -> Bool {
    forgetFound()
    if !constrained.isEmpty { constrained.removeAll(keepingCapacity: true) }
    addMembers(named: name, ofType: type)
    return keepVisible(from: file)
  }

  /// Finds members of what an extension requires `Self` to be.
  mutating func find(
    _ name: NameID, requiredBy scope: DeclarationID, from file: FileID
  ) -> Bool {
    guard declaration(scope).kind == .extension, hasRequirements(scope) else { return false }
    let selfName = TypeID(bitPattern: linkage.known.selfType)
    return find(name, of: types.make(.parameter, scope, [selfName]), from: file)
  }

  private func hasRequirements(_ scope: DeclarationID) -> Bool {
    let value = declaration(scope)
    let requirements = linkage.files[Int(value.file)].requirements
    let position = requirements.partitioningIndex { $0.subjectStart >= value.offset }
    return position < requirements.count
      && requirements[position].owner == linkage.linker.table.facts[Int(scope)]
  }

  /// Finds members of `Optional`, which any value may be.
  mutating func findInOptional(_ name: NameID, from file: FileID) -> Bool {
    guard linkage.known.optional != KnownNames.none else { return false }
    return find(name, in: .outside(linkage.known.optional), from: file)
  }

  /// Finds what a scope itself declares.
  mutating func find(_ name: NameID, in scope: Scope, from file: FileID) -> Bool {
    forgetFound()
    addMembers(named: name, of: scope)
    return keepVisible(from: file)
  }

  /// Mostly there are one or two, for which `removeAll` takes longer.
  mutating func forgetFound() {
    while !found.isEmpty { found.removeLast() }
  }

  mutating func addMembers(named name: NameID, ofType id: TypeID) {
    let type = types[id]
    if type.kind == .parameter {
      // Generic parameters may constrain each other.
      let parameter = GenericParameter(owner: type.symbol, name: types.operand(0, of: id))
      guard constrained.count < Self.maximumDepth, !constrained.contains(parameter) else { return }
      constrained.append(parameter)
      for constraint in constraints(of: id) { addMembers(named: name, ofType: constraint) }
      return
    }
    guard linkage.members.isMember(name), let members = linkage.members.all(named: name) else {
      return
    }
    switch type.kind {
    case .instance, .metatype:
      add(members, ofOnly: type.symbol)
      for position in linkage.ancestors.range(of: type.symbol) {
        add(members, ofOnly: linkage.ancestors[position])
      }
    case .outside, .outsideMetatype:
      let outside = NameID(bitPattern: type.symbol)
      add(members, of: .outside(outside))
      for conformance in linkage.known.conformances[outside] ?? [] {
        add(members, of: .outside(conformance))
      }
    case .array, .dictionary:
      add(
        members,
        of: .outside(type.kind == .array ? linkage.known.array : linkage.known.dictionary))
      for conformance in linkage.known.collectionProtocols {
        add(members, of: .outside(conformance))
      }
    case .composition:
      for part in types.operands(of: id) { addMembers(named: name, ofType: part) }
    default: break
    }
  }

  mutating func addMembers(named name: NameID, of scope: Scope) {
    if let members = linkage.members.all(named: name) { add(members, of: scope) }
  }

  private mutating func add(_ members: ScopedNames.Row, ofOnly type: DeclarationID) {
    add(members, of: .declaration(type))
    guard linkage.members.hasOutsideScopes(members) else { return }
    for position in linkage.outsideSupertypes.range(of: type) {
      add(members, of: .outside(linkage.outsideSupertypes[position]))
    }
  }

  private mutating func add(_ members: ScopedNames.Row, of scope: Scope) {
    for position in linkage.members.range(of: members, in: scope) {
      found.append(linkage.members[position])
    }
  }

  /// Of several members that were found keeps those of a type itself, or those of its values; all
  /// if there are none of these.
  mutating func keepMembers(ofType isType: Bool) {
    prefer { inference, member in
      switch inference.declaration(member).kind {
      case .enumCase: isType
      case .function, .variable, .constant, .subscript: inference.isStatic(member) == isType
      default: true
      }
    }
  }

  /// Of several members that were found keeps those that a declaration beside them means.
  mutating func keepMembers(seenFrom inner: DeclarationID) {
    // A type sees the static members of the one around it alone.
    if found.count > 1 {
      keepMembers(ofType: declaration(inner).kind.isNominalType || isStatic(inner))
    }
  }

  /// Leaves out the requirements of protocols where the type is none itself, and something in it,
  /// or in an extension of a protocol, can implement them.
  mutating func keepImplementations(in type: ValueType) {
    guard found.count > 1, type.kind == .instance || type.kind == .metatype,
      declaration(type.symbol).kind != .protocol,
      declaration(type.symbol).kind != .associatedtype
    else { return }
    prefer { $0.declaration($0.declaration($1).owner).kind != .protocol }
  }

  /// Keeps what is wanted, or everything if nothing is.
  private mutating func prefer(_ isWanted: (borrowing Inference, DeclarationID) -> Bool) {
    guard found.count > 1 else { return }
    let wanted = found.count { isWanted(self, $0) }
    if wanted > 0, wanted < found.count { keep(isWanted) }
  }

  private mutating func keep(_ isWanted: (borrowing Inference, DeclarationID) -> Bool) {
    var kept = 0
    for position in found.indices where isWanted(self, found[position]) {
      if kept != position { found[kept] = found[position] }
      kept += 1
    }
    if kept < found.count { found.removeLast(found.count - kept) }
  }

  /// The types that a generic parameter is said to be.
  private mutating func constraints(of id: TypeID) -> [TypeID] {
    guard depth < Self.maximumDepth else { return [] }
    depth += 1
    defer { depth -= 1 }
    let owner = types[id].symbol
    let name = NameID(bitPattern: types.operand(0, of: id))
    let value = declaration(owner)
    let facts = linkage.files[Int(value.file)]
    let fact = linkage.linker.table.facts[Int(owner)]
    var position = facts.requirements.partitioningIndex { $0.subjectStart >= value.offset }
    var result: [TypeID] = []
    while position < facts.requirements.count, facts.requirements[position].owner == fact {
      let requirement = facts.requirements[position]
      if facts.subject(of: requirement) == name
        || name == linkage.known.selfType && facts.isAboutSelf(requirement)
      {
        result.append(writtenType(value.file, requirement.typeStart, requirement.typeEnd))
      }
      position += 1
    }
    return result
  }

  /// Keeps of what was found what code in a file can see.
  ///
  /// - Returns: whether anything is left.
  mutating func keepVisible(from file: FileID) -> Bool {
    if found.isEmpty { return false }
    if found.count == 1 {
      if isVisible(found[0], from: file) { return true }
      found.removeLast()
      return false
    }
    keep { $0.isVisible($1, from: file) }
    return !found.isEmpty
  }

  func isVisible(_ candidate: DeclarationID, from file: FileID) -> Bool {
    let declaredIn = declaration(candidate).file
    if declaredIn == file { return true }
    let access = declaration(candidate).access
    let module = linkage.linker.files[Int(file)].module
    let home = linkage.linker.files[Int(declaredIn)].module
    if home == module { return access > .fileprivate }
    guard access >= .internal else { return false }
    if access >= .package, declaration(declaration(candidate).owner).kind != .file {
      return linkage.linker.scopes.modulesOfMembers.contains(home, in: module)
    }
    return linkage.linker.scopes.visibleModules(from: file).contains {
      $0.module == home && (access >= .package || $0.isTestable)
    }
  }
}
