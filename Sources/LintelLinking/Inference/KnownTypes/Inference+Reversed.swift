import LintelGraph
import LintelScanner

/// Reversed collections.
extension Inference {
  /// Returns the type of `rows.reversed()`, which `segment` is. The compiler has the choice between
  /// a collection of a type of its own, which has only the members of protocols, and an array. It
  /// makes an array only if the other type does not have the member that follows:
  /// `rows.reversed().titled()` with `extension [Row] { func titled() {} }`.
  mutating func reversed(_ base: TypeID, before segment: Segment) -> TypeID {
    let element = types.element(of: base)
    let array = types.make(.array, [element])
    let collections = linkage.known.collections
    guard types[base].kind == .array else { return array }
    if let name = types[base].collectionName {
      // The type of the collection that was reversed before is kept as a second operand.
      if name == collections.reversed, types[base].count == 2 { return types.operand(1, of: base) }
      if collections.isLazy(name) { return types.make(.array, named: collections.lazy, [element]) }
      guard linkage.known.bidirectional.contains(name) || name == KnownNames.otherCollection else {
        return array
      }
    }
    let isOther = types[base].collectionName == KnownNames.otherCollection
    let reversed =
      isOther ? base : types.make(.array, named: collections.reversed, [element, base])
    guard let next = linkage.next(after: segment) else { return reversed }
    let name = linkage[next].name
    let (own, all) = (members(name, of: reversed, next.file), members(name, of: array, next.file))
    // Whether it is an array or not is not known of all collections.
    if isOther { return own.count == all.count ? reversed : TypeTable.unknown }
    guard own.isEmpty, !all.isEmpty else { return reversed }
    let external = calls.fit(
      ofExternalMember: name, of: SDKTable.arrayTypes, isOfType: false, calls.arguments(next))
    return external.fit > .possible ? reversed : array
  }
}
