import LintelGraph
import LintelScanner

extension Inference {
  /// Returns the type of `$name` for the variables called `name`: the type of the projected value
  /// of the first variable, if it has a wrapper of Apple's frameworks. It is a publisher for
  /// `@Published var name: String`.
  ///
  /// A binding gets the type of its value, because it has the members of the value: `$order.total`.
  mutating func projection(of variables: FoundMembers) -> TypeID {
    guard let variable = variables.first, declaration(variable).kind == .variable else {
      return TypeTable.unknown
    }
    for attribute in attributes(of: variable) {
      let wrapper = linkage[attribute].name
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

  /// Returns the type of the member `$name` of a value: `model.$order`.
  mutating func projectedMember(_ name: NameID, of base: TypeID, _ file: FileID) -> TypeID {
    guard let plain = linkage.known.projected[name] else { return TypeTable.unknown }
    return projection(of: members(plain, of: base, file))
  }

  /// Returns the type of `$name` without a base, in the code of a declaration: `$order`.
  mutating func projectedName(
    _ name: NameID, seenFrom owner: DeclarationID, _ file: FileID
  ) -> TypeID {
    guard let plain = linkage.known.projected[name] else { return TypeTable.unknown }
    for scope in scopesAround(owner) {
      let found = members(plain, of: types.enclosingType(scope), file)
      if !found.isEmpty { return projection(of: found) }
    }
    return TypeTable.unknown
  }
}
