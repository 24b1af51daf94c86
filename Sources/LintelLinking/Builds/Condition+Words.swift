import LintelScanner

extension Condition {
  /// What makes the condition hold, or not hold, in words: `'DEBUG' is not set`.
  ///
  /// - Parameter value: whether it holds.
  /// - Returns: nothing where the assumptions do not say that.
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
