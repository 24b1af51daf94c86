import LintelGraph
import LintelScanner

extension KnownMemberInferring where Self: ~Copyable {
  /// The type of `$name` where variables of that name without `$` are found: of what a wrapper of
  /// Apple's frameworks makes of the first.
  ///
  /// A binding is taken for the value that it is to, as it has the members of that.
  mutating func projection(of variables: FoundMembers) -> TypeID {
    guard let variable = variables.first, declaration(variable).kind == .variable else {
      return TypeTable.unknown
    }
    let facts = linkage.files[declaration(variable).file.position]
    for position in attributes(of: variable) {
      let wrapper = facts.attributes[position].name
      guard let type = linkage.known.sdk.type(named: wrapper) else { continue }
      if linkage.known.sdk.isType(type, orInheritsFrom: "DynamicProperty") {
        return declarationType(variable)
      }
      if linkage.known.sdk.isType(type, orInheritsFrom: "Publisher") {
        return types.external(wrapper, [declarationType(variable)], isMetatype: false)
      }
    }
    return TypeTable.unknown
  }

  /// The type of `$name` among the members of a value.
  mutating func projectedMember(_ name: NameID, of base: TypeID, _ file: FileID) -> TypeID {
    guard let plain = linkage.known.projected[name] else { return TypeTable.unknown }
    return projection(of: members(plain, of: base, file))
  }

  /// The type of `$name` that code in a declaration names.
  mutating func projectedName(
    _ name: NameID, seenFrom owner: DeclarationID, _ file: FileID
  ) -> TypeID {
    guard let plain = linkage.known.projected[name] else { return TypeTable.unknown }
    var scope = enclosingScope(of: owner)
    while let current = scope {
      let found = members(plain, of: types.enclosingType(current), file)
      if !found.isEmpty { return projection(of: found) }
      scope = declaration(current).owner.flatMap { enclosingScope(of: $0) }
    }
    return TypeTable.unknown
  }
}
