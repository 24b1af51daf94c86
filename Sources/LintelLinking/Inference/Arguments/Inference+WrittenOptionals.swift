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
    guard fact.kind == .value, !fact.isCalled, !fact.isContinuation else { return false }
    switch code.local(at: segment) {
    case .local(let local): return linkage[local].hasOptionalType
    case .closure: return false
    case .none: break
    }
    return calls.parameter(namedAt: segment)?.hasOptionalType ?? false
  }
}
