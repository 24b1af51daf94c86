import LintelGraph
import LintelScanner

extension Inference {
  /// The type of the member at `index` of a value of type `base`.
  mutating func member(_ file: FileID, _ index: Int, of base: TypeID) -> TypeID {
    let fact = reference(file, index)
    let type = types[base]
    if type.kind == .unknown { return memberOfUnknown(file, index) }
    if fact.name == linkage.known.initializer,
      type.kind == .metatype || type.kind == .externalMetatype
    {
      return applied(base, file, index)
    }
    if type.kind == .metatype, let nested = nestedType(named: fact.name, in: type.declaration, file)
    {
      let found = types.metatype(
        of: nested, arguments: types.genericArguments(file, after: index),
        isAbstract: linkage.followed(nested) != nested)
      return applied(found, file, index)
    }
    if fact.name == linkage.known.selfMember { return types.instance(ofMetatype: base) }
    var found = members(fact.name, of: base, file)
    search.keepMembers(
      ofType: type.kind == .metatype || type.kind == .externalMetatype, in: &found)
    search.keepImplementations(in: type, &found)
    if choose(found, file, index) { return memberType(file, index, base: base) }
    if choose(search.membersOfOptional(named: fact.name, from: file), file, index) {
      return memberType(file, index, base: base)
    }
    if let value = dynamicMember(file, index, of: base) { return value }
    let added = onlyExternalMember(file, index, of: base)
    return code[file.position].targets[index].isPresent
      ? added : builtInMember(file, index, of: base)
  }

  /// See ``MemberSearch/members(named:of:from:_:)``.
  mutating func members(_ name: NameID, of type: TypeID, _ file: FileID) -> FoundMembers {
    search.members(named: name, of: type, from: file, &types)
  }

  /// The members of that name that code in a type or an extension can use without `self`.
  mutating func members(
    _ name: NameID, seenIn scope: DeclarationID, _ file: FileID
  ) -> FoundMembers {
    let found = members(name, of: types.enclosingType(scope), file)
    return found.isEmpty
      ? search.members(named: name, requiredBy: scope, from: file, &types) : found
  }

  /// Settles which of several declarations the segment at `index` means.
  ///
  /// - Returns: false if there is none with fitting parameters.
  mutating func choose(_ found: FoundMembers, _ file: FileID, _ index: Int) -> Bool {
    if found.isEmpty { return false }
    let fact = reference(file, index)
    if found.count == 1, !fact.isCalled, !fact.isSubscripted {
      // There are no arguments that might not fit.
      code[file.position].targets[index] = found[0]
      return true
    }
    guard let choice = calls.choice(of: found, for: calls.arguments(file, index), file) else {
      return false
    }
    code[file.position].targets[index] = choice.declaration
    if choice.isAmbiguous { code[file.position].ambiguous[index] = true }
    return true
  }

  /// The type of the segment at `index` whose target is settled.
  mutating func memberType(_ file: FileID, _ index: Int, base: TypeID) -> TypeID {
    let target = code[file.position].targets[index]
    let fact = reference(file, index)
    let value = declaration(target)
    var type: TypeID
    if value.kind == .function {
      guard fact.isCalled else { return types.make(.declaration, target) }
      type = bound(
        types.substituted(declarationType(target), base), target, file, index)
      if fact.isSubscripted { type = element(bySubscripting: type, file, index) }
      return type
    }
    type = types.substituted(declarationType(target), base)
    // An enum case with associated values is called to make one.
    if value.kind == .enumCase { return type }
    return applied(type, file, index)
  }

  /// The type of a value after the arguments that follow it, if any.
  @inline(__always)
  mutating func applied(_ id: TypeID, _ file: FileID, _ index: Int) -> TypeID {
    let fact = reference(file, index)
    return fact.isCalled || fact.isSubscripted ? applied(id, to: fact, file, index) : id
  }

  private mutating func applied(
    _ id: TypeID, to fact: ReferenceFact, _ file: FileID, _ index: Int
  ) -> TypeID {
    var type = id
    if fact.isCalled {
      switch types[type].kind {
      case .metatype, .externalMetatype: type = constructed(type, file, index)
      case .function: type = types.operands(of: type).last ?? TypeTable.unknown
      case .declaration: type = declarationType(types[type].declaration)
      default: type = TypeTable.unknown
      }
    }
    return fact.isSubscripted ? element(bySubscripting: type, file, index) : type
  }

  private mutating func constructed(_ metatype: TypeID, _ file: FileID, _ index: Int) -> TypeID {
    let type = types[metatype]
    let found = search.initializers(ofMetatype: metatype, from: file, &types)
    // The other initialisers of an external type are not known.
    if !found.isEmpty,
      type.kind == .metatype || !calls.areUnlabeled(calls.arguments(file, index))
    {
      _ = choose(found, file, index)
    }
    leaveInheritedInitializer(file, index, of: type.declaration)
    if type.kind == .externalMetatype { markUsualInitializer(file, index) }
    return types.instance(ofMetatype: metatype)
  }

  /// To the compiler, a designated initialiser that a class inherits is one of its own, which
  /// nobody wrote.
  mutating func leaveInheritedInitializer(
    _ file: FileID, _ index: Int, of type: DeclarationID
  ) {
    let target = code[file.position].targets[index]
    guard target.isPresent, declaration(target).kind == .initializer else { return }
    let owner = ownerType(of: target)
    guard owner != type, declaration(owner).kind == .class,
      !modifiers(of: target).contains(.convenience)
    else { return }
    code[file.position].targets[index] = .absent
    code[file.position].ambiguous[index] = false
  }

  /// What the standard library and Foundation have initialisers for may be meant by labels as
  /// theirs.
  private mutating func markUsualInitializer(_ file: FileID, _ index: Int) {
    guard code[file.position].targets[index].isPresent else { return }
    let isUsual = calls.allLabels(of: calls.arguments(file, index)) {
      nameLengths[Int($0)] == 0 || linkage.known.initializerLabels.contains($0)
    }
    if isUsual { code[file.position].ambiguous[index] = true }
  }

  private mutating func element(
    bySubscripting id: TypeID, _ file: FileID, _ index: Int
  ) -> TypeID {
    let written = calls.arguments(file, index).ofSubscript
    switch types[id].kind {
    case .array where calls.areUnlabeled(written): return types.operand(0, of: id)
    case .dictionary where calls.areUnlabeled(written): return types.operand(1, of: id)
    case .instance, .external, .metatype, .parameter, .array, .dictionary:
      let found = members(linkage.known.subscript, of: id, file)
      guard let choice = calls.choice(of: found, for: written, file) else {
        return types[id].kind == .dictionary ? types.operand(1, of: id) : TypeTable.unknown
      }
      code[file.position].subscripts[index] = choice.declaration
      return types.substituted(declarationType(choice.declaration), id)
    default: return TypeTable.unknown
    }
  }
}
