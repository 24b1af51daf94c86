import LintelGraph
import LintelScanner

/// Members that `Optional` and `Binding` have themselves, before those of the values in them.
extension Inference {
  /// Whether a member is one of `Optional` or `Binding` itself, not of the value in it:
  /// `row.map { $0.title }` with `let row: Row?`, `$row.id` with `@State var row: Row`.
  mutating func isOfWrapper(_ segment: Segment) -> Bool {
    // Nothing is before the name in `self.map`.
    guard linkage[segment].isContinuation else { return false }
    let name = linkage[segment].name
    if linkage.known.membersOfOptional.contains(name),
      hasOptionalType(pathTo: linkage.before(segment))
    {
      return true
    }
    return linkage.known.bindingMembers.contains(name) && isBinding(linkage.before(segment))
  }

  /// Whether a name with `$` stands for a `Binding`: `$row` with `@State var row: Row`, but not with
  /// `@ObservedObject var row: Row`.
  private func isBinding(_ segment: Segment) -> Bool {
    let fact = linkage[segment]
    guard isProjection(fact.name), linkage.known.closureParameter(fact.name) == nil else {
      return false
    }
    // The parameter of a closure is the binding of an element: `ForEach($rows) { $row in … }`.
    if case .local = code.local(at: segment) { return true }
    guard let plain = linkage.known.projected[fact.name] else { return false }
    for scope in scopesAround(linkage.owner(of: linkage.base(of: segment))) {
      let type = declaration(scope).extendedType ?? scope
      let range = linkage.members.range(of: plain, in: .declaration(type))
      guard let position = range.first else { continue }
      return attributes(of: linkage.members[position]).contains {
        linkage.known.bindingWrappers.contains(linkage[$0].name)
      }
    }
    return false
  }
}
