import LintelGraph
import LintelScanner

/// Values for which an optional type is written.
extension Inference {
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
