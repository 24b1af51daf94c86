import LintelGraph
import LintelScanner

/// Members of values whose types are known.
extension Inference {
  /// Looks up the member of a value of type `base`, and returns its type: `row.title`.
  mutating func member(_ segment: Segment, of base: TypeID) -> TypeID {
    let fact = linkage[segment]
    // The call of a result: `make()()`.
    if fact.name == linkage.known.blank { return applied(base, segment) }
    let type = types[base]
    if type.kind == .unknown { return memberOfUnknown(segment) }
    if let part = types.part(fact.name, of: base) { return applied(part, segment) }
    if fact.name == linkage.known.initializer,
      type.kind == .metatype || type.kind == .externalMetatype
    {
      return applied(base, segment)
    }
    if type.kind == .metatype,
      let nested = nestedType(named: fact.name, in: type.declaration)
    {
      let found = types.metatype(
        of: nested, arguments: types.genericArguments(after: segment),
        isAbstract: linkage.followed(nested) != nested)
      return applied(found, segment)
    }
    if fact.name == linkage.known.selfMember { return types.instance(ofMetatype: base) }
    if let value = memberOfOptional(segment, of: base) { return value }
    var found = members(fact.name, of: base, segment.file)
    let isOfType = type.kind == .metatype || type.kind == .externalMetatype
    search.keepMembers(ofType: isOfType, in: &found)
    if choose(found, of: base, isOfType: isOfType, segment) {
      return memberType(segment, base: base)
    }
    // A type's own members come first, because it is not known that the value is optional.
    let added = search.membersOfOptional(named: fact.name, from: segment.file)
    if choose(added, of: base, isOptional: true, isOfType: isOfType, segment) {
      // A value that is not optional may have such a member of its own, from an unknown source.
      if !isOnlyMember(added[0], segment.file) { code.markAmbiguous(segment, because: .type) }
      return memberType(segment, base: base)
    }
    let projected = projectedType(segment, of: base)
    if types[projected].kind != .unknown { return applied(projected, segment) }
    // To the compiler too, declared members come before dynamic ones.
    if let value = dynamicMember(segment, of: base) { return value }
    // A member of the project comes before a member of an SDK, for which only a type can be found.
    let only = onlyExternalMember(segment, of: base)
    return code[segment].target.isPresent
      ? only : builtInMember(segment, of: base)
  }

  /// Whether no other declaration of the project is a member with the same name: `number.orZero`.
  private func isOnlyMember(_ member: DeclarationID, _ file: FileID) -> Bool {
    let value = declaration(member)
    let members = linkage.onlyMembers(seenFrom: file)
    return members.member(named: value.name.id, isOfType: isStatic(member))
      == linkage.firstInstance(of: member)
  }
}
