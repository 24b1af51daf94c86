import LintelGraph
import LintelScanner

/// Members of values whose types are known.
extension Inference {
  /// Looks up the member of a value of type `base`, and returns its type: `row.title`.
  mutating func member(_ segment: Segment, of base: TypeID) -> TypeID {
    let (name, kind) = (linkage[segment].name, types[base].kind)
    for strategy in MemberStrategy.allCases {
      if let type = member(segment, name, of: base, kind, by: strategy) { return type }
    }
    return TypeTable.unknown
  }

  /// Tries one strategy.
  ///
  /// - Returns: the type of the member; `nil` if the next strategy is to be tried.
  private mutating func member(
    _ segment: Segment, _ name: NameID, of base: TypeID, _ kind: ValueType.Kind,
    by strategy: MemberStrategy
  ) -> TypeID? {
    let isOfType = kind == .metatype || kind == .externalMetatype
    switch strategy {
    case .calledResult: return name == linkage.known.blank ? applied(base, segment) : nil
    case .ofUnknown: return kind == .unknown ? memberOfUnknown(segment) : nil
    case .part: return types.part(name, of: base).map { applied($0, segment) }
    case .initializer:
      return name == linkage.known.initializer && isOfType ? applied(base, segment) : nil
    case .nestedType:
      guard kind == .metatype, let nested = nestedType(named: name, in: types[base].declaration)
      else { return nil }
      let found = types.metatype(of: nested, nestedIn: base, segment)
      return applied(found, segment)
    case .selfMember:
      return name == linkage.known.selfMember ? types.instance(ofMetatype: base) : nil
    case .ofWrittenOptional: return memberOfOptional(segment, of: base)
    case .declared:
      if isOfWrapper(segment) { return nil }
      var found = members(name, of: base, segment.file)
      if found.isEmpty { found = requiredMembers(segment, of: base) }
      search.keepMembers(ofType: isOfType, in: &found)
      keepHanded(&found, of: base, segment)
      if isInheritedProperty(segment, among: found, of: base) { return nil }
      guard choose(found, of: base, isOfType: isOfType, segment) else { return nil }
      return memberType(segment, base: base)
    case .ofOptional:
      let added = search.membersOfOptional(named: name, from: segment.file)
      guard choose(added, of: base, isOptional: true, isOfType: isOfType, segment) else {
        return nil
      }
      // A value that is not optional may have such a member of its own, from an unknown source.
      if !isOnlyMember(added[0], segment.file) { code.markAmbiguous(segment, because: .type) }
      return memberType(segment, ofOptional: base)
    case .projected:
      let type = projectedType(segment, of: base)
      return types[type].kind == .unknown ? nil : applied(type, segment)
    case .dynamic: return dynamicMember(segment, of: base)
    case .onlyExternal:
      let type = onlyExternalMember(segment, of: base)
      return code[segment].target.isPresent ? type : nil
    case .builtIn:
      let type = builtInMember(segment, of: base)
      return linkage[segment].isSubscripted ? element(bySubscripting: type, segment) : type
    }
  }

  /// Whether a name is a property that a type inherits from an external type, although the project
  /// only has functions with the name: `table.tableView` beside
  /// `class Table: UITableViewController { override func tableView(_: …) {} }`. A function that is
  /// not called is a value only as a whole argument: `rows.map(table.title)`.
  private mutating func isInheritedProperty(
    _ segment: Segment, among found: FoundMembers, of base: TypeID
  ) -> Bool {
    let type = types[base]
    guard !linkage[segment].isCalled, type.kind == .instance || type.kind == .external,
      !found.isEmpty, found.allSatisfy({ declaration($0).kind == .function })
    else { return false }
    // Functions have no members: `table.tableView.reloadData()`.
    if linkage.next(after: segment) != nil { return true }
    let inherits =
      type.kind == .external || !externalSupertypes(of: type.declaration).isEmpty
    guard inherits, let argument = argument(consistingOf: segment) else { return inherits }
    // The functions of delegates have the name of the property: `tableView(_:numberOfRows:)`.
    guard linkage.known.isExternalMember(linkage[segment].name),
      found.allSatisfy({ calls.parameters(of: $0).count > 1 })
    else { return false }
    let passed = passedType(argument)
    return types[passed].kind != .function
  }

  /// Whether no other declaration of the project is a member with the same name: `number.orZero`.
  private func isOnlyMember(_ member: DeclarationID, _ file: FileID) -> Bool {
    let value = declaration(member)
    let members = linkage.onlyMembers(seenFrom: file)
    return members.member(named: value.name.id, isOfType: isStatic(member))
      == linkage.firstInstance(of: member)
  }
}
