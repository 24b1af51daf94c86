import LintelGraph
import LintelScanner

/// Members of values whose types are unknown, and members that only one type of the project has.
extension Inference {
  /// Looks up a member of a value whose type is unknown: `value.retrySync()`.
  mutating func memberOfUnknown(_ file: FileID, _ index: Int) -> TypeID {
    let base = parenthesised(file, before: index)
    if types[base].kind != .unknown,
      choose(
        members(reference(file, index).name, of: base, file), of: base, isOfType: false, file,
        index)
    {
      return memberType(file, index, base: base)
    }
    let outer = nestedOutside(file, before: index)
    if types[outer].kind != .unknown {
      var found = members(reference(file, index).name, of: outer, file)
      found.keep { isStatic($0) || !declaration($0).kind.mayBelongToValue }
      if choose(found, of: outer, isOfType: true, file, index) {
        return memberType(file, index, base: outer)
      }
    }
    return onlyMember(file, index)
  }

  /// Returns the external type before a member that is nested in another external type:
  /// `Notification.Name.member`.
  private mutating func nestedOutside(_ file: FileID, before index: Int) -> TypeID {
    guard reference(file, index).isContinuation else { return TypeTable.unknown }
    let part = Int(reference(file, index).link)
    let fact = reference(file, part)
    guard fact.isContinuation, !fact.isCalled, !fact.isSubscripted, isTypeName(fact.name),
      !code[file.position].targets[part].isPresent
    else { return TypeTable.unknown }
    return types.external(fact.name, [], isMetatype: true)
  }

  /// Looks up the only member of that name in the project, unless others may have it:
  /// `value.retrySync()`.
  mutating func onlyMember(_ file: FileID, _ index: Int) -> TypeID {
    let fact = reference(file, index)
    let ofType = linkage.onlyMembers(seenFrom: file).member(named: fact.name, isOfType: true)
    if fact.kind == .implicitMember || ofType != nil && isAfterType(file, fact) {
      return only(ofType, file, index)
    }
    // A library that is not read may have members of a name that static members of the project
    // have, too.
    if linkage.importsUnknown[file.position],
      linkage.onlyMembers(seenFrom: file).contains(fact.name, isOfType: true)
    {
      return TypeTable.unknown
    }
    return only(
      linkage.onlyMembers(seenFrom: file).member(named: fact.name, isOfType: false), file, index)
  }

  /// Looks up the only member of that name in extensions of types of SDKs, for a value whose type
  /// may inherit from such a type: `stack.pinToParent()` with `extension UIView {}`.
  mutating func onlyExternalMember(
    _ file: FileID, _ index: Int, of base: TypeID
  ) -> TypeID {
    let name = reference(file, index).name
    let member = linkage.onlyMembers(seenFrom: file).externalMember(named: name)
    guard let member, let type = linkage.externalTypes[declaration(member).enclosing],
      linkage.known.isExternalType(type), mayBe(base, type)
    else { return TypeTable.unknown }
    return only(member, file, index)
  }

  /// Whether a type may inherit from one of an SDK, as far as their names tell: `UIStackView` from
  /// `UIView`, but not from `UserDefaults`.
  private func mayBe(_ base: TypeID, _ type: NameID) -> Bool {
    switch types[base].kind {
    case .external:
      let name = types[base].name
      return linkage.known.isExternalType(name)
        && isPrefixed(name) == isPrefixed(type)
    case .array, .dictionary: return !isPrefixed(type)
    case .instance:
      return isPrefixed(type)
        && inheritsPrefixed(types[base].declaration)
    default: return false
    }
  }

  private func inheritsPrefixed(_ type: DeclarationID) -> Bool {
    if isPrefixed(anyOf: type) { return true }
    for position in linkage.ancestors.range(of: type)
    where isPrefixed(anyOf: linkage.ancestors[position]) {
      return true
    }
    return false
  }

  private func isPrefixed(anyOf type: DeclarationID) -> Bool {
    for name in linkage.externalSupertypes[type] where isPrefixed(name) {
      return true
    }
    return false
  }

  /// Settles the segment at `index` on the only member of its name, unless an SDK's may be meant:
  /// `value.retrySync()`.
  ///
  /// - Parameter member: the only member of its name; `nil` if there is none.
  mutating func only(
    _ member: DeclarationID?, _ file: FileID, _ index: Int
  ) -> TypeID {
    let name = reference(file, index).name
    guard let member, name != linkage.known.initializer,
      let member = instance(of: member, seenFrom: file), mayHave(member, file, index),
      mayOnlyBeOfProject(file, index)
    else { return TypeTable.unknown }
    guard
      choose(FoundMembers(member), of: TypeTable.unknown, isOfType: nil, file, index)
    else { return TypeTable.unknown }
    let isLabel = linkage.isTupleLabel[Int(name)] && reference(file, index).kind != .implicitMember
    if isLabel || isUnsure(member, file, name) && !isNamedBefore(member, file, index) {
      code[file.position].markAmbiguous(index, because: isLabel ? .type : .module)
    }
    return memberType(
      file, index, base: types.enclosingInstance(of: declaration(member).enclosing))
  }

  /// Whether no SDK has a member of that name that fits the use at `index`:
  /// `list.append(row, twice: true)`.
  private func mayOnlyBeOfProject(_ file: FileID, _ index: Int) -> Bool {
    let name = reference(file, index).name
    guard linkage.known.isExternalMember(name) else { return true }
    let arguments = calls.arguments(file, index)
    return calls.fit(ofExternalMember: name, of: nil, isOfType: nil, arguments).fit < 2
  }

  /// Whether a type of a library that is not read may have a member of that name as well:
  /// `queue.executeUpdate(1)` with `extension FMDatabaseQueue {}`.
  private func isUnsure(
    _ member: DeclarationID, _ file: FileID, _ name: NameID
  ) -> Bool {
    let owner = declaration(member).enclosing
    guard isExternal(owner) else {
      return linkage.importsUnknown[file.position]
    }
    // A method that is added to such a type often has the name of one that the type has already.
    guard declaration(member).kind == .function, !isStatic(member) else {
      return false
    }
    let type = linkage.externalTypes[owner] ?? KnownNames.none
    return !linkage.known.isExternalType(type)
  }

  /// Whether a member can belong to what is before it: `value.idle` is no enum case, and `.title`
  /// no property of values.
  private mutating func mayHave(
    _ member: DeclarationID, _ file: FileID, _ index: Int
  ) -> Bool {
    let fact = reference(file, index)
    let isOfType = isStatic(member) || declaration(member).kind == .enumCase
    switch fact.kind {
    case .implicitMember:
      return declaration(member).kind == .initializer
        || isOfType && makesOwner(member, file, index)
    case .keypath: return !isOfType
    default: return !isOfType || isAfterType(file, fact)
    }
  }

  /// Whether the type that declares the member is written before it, nested in a type that is left
  /// out: `.Nested.member`. No other type is likely to have both names.
  private func isNamedBefore(_ member: DeclarationID, _ file: FileID, _ index: Int) -> Bool {
    let fact = reference(file, index)
    guard fact.isContinuation, case let before = reference(file, Int(fact.link)),
      !before.isCalled, !before.isSubscripted
    else { return false }
    let owner = declaration(ownerType(of: member))
    return owner.kind.isNominalType && owner.name.id == before.name
      && declaration(owner.enclosing).kind != .file
  }

  private func isAfterType(
    _ file: FileID, _ fact: ReferenceFact
  ) -> Bool {
    fact.isContinuation && isTypeName(reference(file, Int(fact.link)).name)
  }
}
