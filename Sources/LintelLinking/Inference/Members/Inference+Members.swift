import LintelGraph
import LintelScanner

/// Members of values whose types are known.
extension Inference {
  /// Looks up the member at `index` of a value of type `base`, and returns its type: `row.title`.
  mutating func member(_ file: FileID, _ index: Int, of base: TypeID) -> TypeID {
    let fact = reference(file, index)
    // The call of a result: `make()()`.
    if fact.name == linkage.known.blank { return applied(base, file, index) }
    let type = types[base]
    if type.kind == .unknown { return memberOfUnknown(file, index) }
    if let part = types.part(fact.name, of: base) { return applied(part, file, index) }
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
    if let value = memberOfOptional(file, index, of: base) { return value }
    var found = members(fact.name, of: base, file)
    let isOfType = type.kind == .metatype || type.kind == .externalMetatype
    search.keepMembers(ofType: isOfType, in: &found)
    if choose(found, of: base, isOfType: isOfType, file, index) {
      return memberType(file, index, base: base)
    }
    // A type's own members come first, because it is not known that the value is optional.
    let added = search.membersOfOptional(named: fact.name, from: file)
    if choose(added, of: base, isOptional: true, isOfType: isOfType, file, index) {
      // A value that is not optional may have such a member of its own, from an unknown source.
      if !isOnlyMember(added[0], file) { code[file.position].markAmbiguous(index, because: .type) }
      return memberType(file, index, base: base)
    }
    let projected = projectedType(file, index, of: base)
    if types[projected].kind != .unknown { return applied(projected, file, index) }
    // To the compiler too, declared members come before dynamic ones.
    if let value = dynamicMember(file, index, of: base) { return value }
    // A member of the project comes before those of SDKs, of which only the types are known.
    let only = onlyExternalMember(file, index, of: base)
    return code[file.position].targets[index].isPresent
      ? only : builtInMember(file, index, of: base)
  }

  /// Whether no other declaration of the project is a member of that name: `number.orZero`.
  private func isOnlyMember(_ member: DeclarationID, _ file: FileID) -> Bool {
    let value = declaration(member)
    let members = linkage.onlyMembers(seenFrom: file)
    return members.member(named: value.name.id, isOfType: isStatic(member))
      == linkage.linker.firstInstance(of: member)
  }
}
