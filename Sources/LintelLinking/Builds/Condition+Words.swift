import LintelScanner

extension Condition {
  /// Returns, in words, why the condition holds or does not hold: `'DEBUG' is not set`.
  ///
  /// - Parameter value: whether the condition is to hold.
  /// - Returns: an empty array if the assumptions do not give the condition this value.
  func reasons(for value: Bool, under assumptions: Assumptions) -> [String] {
    guard self.value(under: assumptions) == value else { return [] }
    switch self {
    case .literal: return []
    case .flag(let name): return ["'\(name)' is \(value ? "" : "not ")set"]
    case .test(let name, let argument):
      return ["'\(name)(\(argument))' \(value ? "holds" : "does not hold")"]
    case .unreadable(let text): return ["'\(text)' \(value ? "holds" : "does not hold")"]
    case .not(let inner): return inner.reasons(for: !value, under: assumptions)
    case .and(let parts):
      return value
        ? parts.flatMap { $0.reasons(for: true, under: assumptions) }
        : parts.firstReasons(for: false, under: assumptions)
    case .or(let parts):
      return value
        ? parts.firstReasons(for: true, under: assumptions)
        : parts.flatMap { $0.reasons(for: false, under: assumptions) }
    }
  }
}

extension [Condition] {
  fileprivate func firstReasons(for value: Bool, under assumptions: Assumptions) -> [String] {
    first { $0.value(under: assumptions) == value }?.reasons(for: value, under: assumptions) ?? []
  }
}
