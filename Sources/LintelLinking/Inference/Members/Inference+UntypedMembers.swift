import LintelGraph
import LintelScanner

/// Members of values whose types are unknown, and members that only one type of the project has.
extension Inference {
  /// Looks up a member of a value whose type is unknown: `value.retrySync()`.
  mutating func memberOfUnknown(_ segment: Segment) -> TypeID {
    let base = parenthesised(before: segment)
    if types[base].kind != .unknown,
      choose(
        members(linkage[segment].name, of: base, segment.file), of: base, isOfType: false,
        segment)
    {
      return memberType(segment, base: base)
    }
    let outer = nestedOutside(before: segment)
    if types[outer].kind != .unknown {
      var found = members(linkage[segment].name, of: outer, segment.file)
      found.keep { isStatic($0) || !declaration($0).kind.mayBelongToValue }
      if choose(found, of: outer, isOfType: true, segment) {
        return memberType(segment, base: outer)
      }
    }
    return onlyMember(segment)
  }

  /// Returns the external type before a member that is nested in another external type:
  /// `Notification.Name.member`.
  private mutating func nestedOutside(before segment: Segment) -> TypeID {
    guard linkage[segment].isContinuation else { return TypeTable.unknown }
    let part = linkage.before(segment)
    let fact = linkage[part]
    guard fact.isContinuation, !fact.isCalled, !fact.isSubscripted, isTypeName(fact.name),
      !code[part].target.isPresent
    else { return TypeTable.unknown }
    var head = part
    for _ in 0..<Limits.nesting where linkage[head].isContinuation { head = linkage.before(head) }
    guard !linkage[head].isContinuation else { return TypeTable.unknown }
    return types.external(
      fact.name, [], isMetatype: true, in: types.outerType(of: part, after: head))
  }

  /// Looks up the only member in the project with the segment's name, unless other types may have
  /// such a member: `value.retrySync()`.
  mutating func onlyMember(_ segment: Segment) -> TypeID {
    let fact = linkage[segment]
    let ofType = linkage.onlyMembers(seenFrom: segment.file).member(
      named: fact.name, isOfType: true)
    if fact.kind == .implicitMember || ofType != nil && isAfterType(segment) {
      if let ofType, case let outer = nestedOutside(before: segment), isOfOther(ofType, than: outer)
      {
        return TypeTable.unknown
      }
      return only(ofType, segment)
    }
    // A generic parameter is a type, and has no members of values: `F.ask()`.
    if fact.isContinuation, linkage.meaning(of: linkage.before(segment)) == .genericParameter {
      return TypeTable.unknown
    }
    // A name that static members of the project have may also be the name of members in a library
    // that is not read.
    if linkage.importsUnknown[segment.file.position],
      linkage.onlyMembers(seenFrom: segment.file).contains(fact.name, isOfType: true)
    {
      return TypeTable.unknown
    }
    return only(
      linkage.onlyMembers(seenFrom: segment.file).member(named: fact.name, isOfType: false), segment
    )
  }

  /// Looks up the only member with the segment's name in extensions of SDK types, for a value whose
  /// type may inherit from the extended type: `stack.pinToParent()` with `extension UIView {}`.
  mutating func onlyExternalMember(_ segment: Segment, of base: TypeID) -> TypeID {
    let name = linkage[segment].name
    let member = linkage.onlyMembers(seenFrom: segment.file).externalMember(named: name)
    guard let member, let type = linkage.externalTypes[declaration(member).enclosing],
      linkage.known.isExternalType(type), mayBe(base, type), !isOfOther(member, than: base),
      linkage[segment].isCalled || declaration(member).kind != .function
        || argument(consistingOf: segment) != nil
    else { return TypeTable.unknown }
    return only(member, segment)
  }

  /// Whether a member in an extension is that of another type with the same name, because one of
  /// them is nested.
  func isOfOther(_ member: DeclarationID, than type: TypeID) -> Bool {
    let scope = declaration(member).enclosing
    return linkage.externalTypes[scope] == types[type].name
      && linkage.outerTypes.excludes(scope, types[type])
  }

  /// Whether a type may inherit from an SDK type, by what is known of both, else judging by their
  /// names: `UIStackView` from `UIView`, but not from `UserDefaults`.
  private func mayBe(_ base: TypeID, _ type: NameID) -> Bool {
    switch types[base].kind {
    case .external:
      let name = types[base].name
      if let isSubclass = linkage.known.sdk.isSubclass(name, of: type) { return isSubclass }
      return linkage.known.isExternalType(name)
        && isPrefixed(name) == isPrefixed(type)
        && !(types.isConcrete(name) && types.isConcrete(type) && name != type)
    case .array, .dictionary: return !isPrefixed(type)
    case .instance:
      let supertypes = externalSupertypes(of: types[base].declaration)
      let known = supertypes.compactMap { linkage.known.sdk.isSubclass($0, of: type) }
      if !known.isEmpty { return known.contains(true) }
      return isPrefixed(type) && inheritsPrefixed(types[base].declaration)
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

  /// Chooses the only member with the segment's name as the meaning of the segment, unless a member
  /// of an SDK may be meant: `value.retrySync()`.
  ///
  /// - Parameter member: the only member with the name; `nil` if there is none.
  mutating func only(_ member: DeclarationID?, _ segment: Segment) -> TypeID {
    let name = linkage[segment].name
    guard let member, name != linkage.known.initializer,
      let member = instance(of: member, seenFrom: segment.file), mayHave(member, segment),
      mayOnlyBeOfProject(segment)
    else { return TypeTable.unknown }
    var fits = Acceptance.open
    if linkage[segment].isCalled, !linkage[segment].isInPattern,
      declaration(member).kind == .function, isStatic(member)
    {
      let arguments = calls.arguments(segment)
      fits = acceptance(of: arguments, by: member)
      if fits == .no { return TypeTable.unknown }
      if arguments.count == 0 { fits = .open }
    }
    // A function that is not called is a value only as a whole argument: `rows.map(table.title)`.
    let isHanded = declaration(member).kind == .function && !linkage[segment].isCalled
    if isHanded, linkage[segment].isContinuation, argument(consistingOf: segment) == nil {
      return TypeTable.unknown
    }
    guard
      choose(FoundMembers(member), of: TypeTable.unknown, isOfType: nil, segment)
    else { return TypeTable.unknown }
    let isLabel = linkage.isTupleLabel[Int(name)] && linkage[segment].kind != .implicitMember
    let isFitting =
      fits == .yes && isExternal(declaration(member).enclosing)
      && calls.haveNamedValue(calls.arguments(segment))
    let isSure =
      isFitting || !isUnsure(member, segment) || isNamedBefore(member, segment)
    let isOutside =
      isOfSDKType(member) && isOfOutsideValue(segment)
      || isHanded && linkage.importsUnknown[segment.file.position]
    if isLabel || isOutside || !isSure || isAfterOtherType(member, segment) {
      code.markAmbiguous(segment, because: isLabel ? .type : .module)
    }
    return memberType(segment, base: types.enclosingInstance(of: declaration(member).enclosing))
  }

  /// Whether no SDK has a member with the segment's name that fits the use:
  /// `list.append(row, twice: true)`.
  private func mayOnlyBeOfProject(_ segment: Segment) -> Bool {
    let name = linkage[segment].name
    guard linkage.known.isExternalMember(name) else { return true }
    let arguments = calls.arguments(segment)
    return calls.fit(ofExternalMember: name, of: nil, isOfType: nil, arguments).fit < .partial
  }

  /// Whether a type of a library that is not read may have a member with the segment's name as
  /// well: `queue.executeUpdate(1)` with `extension FMDatabaseQueue {}`.
  private mutating func isUnsure(_ member: DeclarationID, _ segment: Segment) -> Bool {
    let owner = declaration(member).enclosing
    let importsUnknown = linkage.importsUnknown[segment.file.position]
    guard isExternal(owner) else { return importsUnknown || mayArrive(segment, insteadOf: owner) }
    let extended = linkage.externalTypes[owner] ?? KnownNames.none
    if linkage[segment].kind == .implicitMember {
      if isUsedOutside(segment, insteadOf: extended) { return true }
      if isUsedForOther(segment, than: extended) { return true }
    }
    // A function that is added to an external type often has the name of one that the type, or
    // another type of its library, has already.
    guard declaration(member).kind == .function else { return false }
    return !linkage.known.isExternalType(extended)
      && (!isStatic(member) || importsUnknown)
  }

  /// Whether an implicit member of one word may be that of a type which arrives through another file
  /// of the target: `document.type == .pdf` with `let type: UTType` in a file that imports its
  /// module. The name of the variable is evidence of the type `owner`.
  private func mayArrive(_ segment: Segment, insteadOf owner: DeclarationID) -> Bool {
    linkage[segment].kind == .implicitMember && isSingleWord(linkage[segment].name)
      && linkage.targetImportsUnknown[segment.file.position]
      && !isUsedFor(segment, declaration(owner).name.id)
  }

  /// Whether a member can belong to the value or type before it: `value.idle` is not an enum case,
  /// and `.title` is not a property of values.
  private mutating func mayHave(_ member: DeclarationID, _ segment: Segment) -> Bool {
    let fact = linkage[segment]
    let isOfType = isStatic(member) || declaration(member).kind == .enumCase
    switch fact.kind {
    case .implicitMember:
      if fact.isInPattern, declaration(member).kind == .function, bindsPayload(segment) {
        return false
      }
      return declaration(member).kind == .initializer
        || isOfType && makesOwner(member, segment)
    case .keypath: return !isOfType
    default: return !isOfType || isAfterType(segment)
    }
  }

  /// Whether the type that declares the member is written before it, nested in a type that is left
  /// out: `.Nested.member`. No other type is likely to have both names.
  private func isNamedBefore(_ member: DeclarationID, _ segment: Segment) -> Bool {
    let fact = linkage[segment]
    guard fact.isContinuation, case let before = linkage[linkage.before(segment)],
      !before.isCalled, !before.isSubscripted
    else { return false }
    let owner = declaration(ownerType(of: member))
    return owner.kind.isNominalType && owner.name.id == before.name
      && declaration(owner.enclosing).kind != .file
  }

  /// Whether the type that is written before a member, and has no known meaning, has another name
  /// than the type that declares the member: `ModalResponse.OK` beside `enum Code { case OK }`.
  private func isAfterOtherType(_ member: DeclarationID, _ segment: Segment) -> Bool {
    guard isAfterType(segment), case let before = linkage.before(segment),
      linkage[before].isContinuation, !code[before].target.isPresent
    else { return false }
    let scope = declaration(member).enclosing
    let owner = linkage.externalTypes[scope] ?? declaration(ownerType(of: member)).name.id
    return owner != linkage[before].name
  }

  private func isAfterType(_ segment: Segment) -> Bool {
    linkage[segment].isContinuation && isTypeName(linkage[linkage.before(segment)].name)
  }
}
