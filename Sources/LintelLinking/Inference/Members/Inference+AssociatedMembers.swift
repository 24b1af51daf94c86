import LintelGraph
import LintelScanner

extension Inference {
  /// Returns the members that the `where` clauses around a segment give to a value of an associated
  /// type: `title` of `item.title` in `extension List where Item: Named {}`.
  mutating func requiredMembers(_ segment: Segment, of base: TypeID) -> FoundMembers {
    var found = FoundMembers()
    guard types.isAssociated(types[base]) else { return found }
    let associated = declaration(types[base].declaration).name.id
    var scope = linkage.owner(of: linkage.base(of: segment))
    while declaration(scope).kind != .file {
      for type in Set(types.requiredTypes(ofAssociatedType: associated, by: scope)).sorted() {
        for member in members(linkage[segment].name, of: type, segment.file)
        where !found.contains(member) { found.append(member) }
      }
      scope = declaration(scope).enclosing
    }
    return found
  }
}
