import LintelGraph
import LintelScanner

extension Inference {
  /// See ``MemberSearch/members(named:of:from:_:)``.
  mutating func members(_ name: NameID, of type: TypeID, _ file: FileID) -> FoundMembers {
    search.members(named: name, of: type, from: file, &types)
  }

  /// Returns the members named `name` that code in a type or an extension can use without `self`:
  /// `load()`.
  mutating func members(
    _ name: NameID, seenIn scope: DeclarationID, _ file: FileID
  ) -> FoundMembers {
    let found = members(name, of: types.enclosingType(scope), file)
    return found.isEmpty
      ? search.members(named: name, requiredBy: scope, from: file, &types) : found
  }
}
