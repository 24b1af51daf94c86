import LintelGraph
import LintelScanner

extension Inference {
  /// Returns the type of a member that the project adds to `Optional`, for a value whose written
  /// type is optional and that is not unwrapped: `order.money.orZero`. A value of type `T?` has no
  /// other members, and one of type `T!` has these before the members of `T`.
  mutating func memberOfOptional(_ segment: Segment, of base: TypeID) -> TypeID? {
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

  /// Whether a segment is a variable, a parameter or the call of a function with a written optional
  /// type, not unwrapped: `money` in `money.orZero` with `let money: Money?`.
  func isWrittenOptional(_ segment: Segment) -> Bool {
    let fact = linkage[segment]
    guard !fact.isUnwrapped, !fact.isSubscripted, fact.kind != .keypath else { return false }
    let target = code[segment].target
    if target.isPresent {
      let kind = declaration(target).kind
      guard fact.isCalled ? kind == .function : kind == .variable || kind == .constant else {
        return false
      }
      return linkage.extent(of: target)?.traits.contains(.optionalType) ?? false
    }
    guard !fact.isCalled else { return false }
    switch code.local(at: segment) {
    case .local(let local): return linkage[local].hasOptionalType
    case .closure: return false
    case .none: break
    }
    return parameter(namedAt: segment)?.hasOptionalType ?? false
  }

  /// Returns the parameter of a function around a segment that the segment names; `nil` if it names
  /// none.
  func parameter(namedAt segment: Segment) -> ParameterFact? {
    let fact = linkage[segment]
    guard fact.kind == .value, !fact.isContinuation else { return nil }
    var scope = linkage.owner(of: segment)
    while declaration(scope).kind != .file {
      if let found = calls.parameter(named: fact.name, of: scope, before: fact.offset) {
        return found
      }
      scope = declaration(scope).enclosing
    }
    return nil
  }
}
