import LintelGraph
import LintelScanner

extension Inference {
  /// Returns the type of a member that the project adds to `Optional`, for a value whose written
  /// type is optional and that is not unwrapped: `order.money.orZero`. A value of type `T?` has no
  /// other members, and one of type `T!` has these before the members of `T`.
  mutating func memberOfOptional(_ segment: Segment, of base: TypeID) -> TypeID? {
    guard linkage[segment].isContinuation else { return nil }
    let added = search.membersOfOptional(named: linkage[segment].name, from: segment.file)
    guard !added.isEmpty, isWrittenOptional(linkage.before(segment)) else { return nil }
    let optional = types.make(.external, named: linkage.known.optional)
    guard choose(added, of: optional, isOfType: false, segment) else { return nil }
    return memberType(segment, ofOptional: base)
  }

  /// Returns the type of a member of `Optional` whose meaning is known. A result of type `Optional`,
  /// `Self` or `Wrapped` has the type of the value, because an optional has the type of its wrapped
  /// value: `task.take()` of `mutating func take() -> Optional`.
  mutating func memberType(_ segment: Segment, ofOptional base: TypeID) -> TypeID {
    let type = memberType(segment, base: base)
    let value = types[type]
    let isOfValue = value.name == linkage.known.optional || value.name == linkage.known.wrapped
    return value.kind == .external && value.count == 0 && isOfValue ? base : type
  }
}
