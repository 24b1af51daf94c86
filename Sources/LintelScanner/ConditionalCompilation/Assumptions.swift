/// What is taken to hold of conditions that no settings tell, such as that `DEBUG` is not set.
package struct Assumptions: Hashable, Sendable {
  /// Of conditions that are made of no others.
  private(set) var values: [Condition: Bool] = [:]

  package init() {}

  package var isEmpty: Bool { values.isEmpty }

  /// Whether a condition that is made of no others is taken to hold; `nil` where nothing is assumed.
  package subscript(atom: Condition) -> Bool? {
    if let value = values[atom] { return value }
    return isExcluded(atom) ? false : nil
  }

  /// Assumes that a condition holds, or that it does not.
  ///
  /// - Returns: false, and nothing more is assumed, if that contradicts what is assumed already.
  package mutating func assume(_ condition: Condition, is value: Bool) -> Bool {
    switch condition {
    case .literal(let known): return known == value
    case .not(let inner): return assume(inner, is: !value)
    case .and(let parts): return value ? assumeAll(parts, are: true) : assumeOne(parts, is: false)
    case .or(let parts): return value ? assumeOne(parts, is: true) : assumeAll(parts, are: false)
    case .flag, .test, .unreadable:
      if let known = self[condition] { return known == value }
      values[condition] = value
      return true
    }
  }

  private mutating func assumeAll(_ parts: [Condition], are value: Bool) -> Bool {
    var result = self
    guard parts.allSatisfy({ result.assume($0, is: value) }) else { return false }
    self = result
    return true
  }

  private mutating func assumeOne(_ parts: [Condition], is value: Bool) -> Bool {
    if parts.contains(where: { part in part.value { self[$0] } == value }) { return true }
    // `os(iOS) && DEBUG` is switched off by its flag: each system is there for somebody.
    let ordered = parts.filter(\.isAboutFlags) + parts.filter { !$0.isAboutFlags }
    return ordered.contains { assume($0, is: value) }
  }

  /// Whether a condition cannot hold beside one that is taken to: `os(macOS)` beside `os(iOS)`.
  private func isExcluded(_ condition: Condition) -> Bool {
    guard case .test(let name, _) = condition, Self.exclusive.contains(name) else { return false }
    return values.contains { other, value in value && other.isTest(named: name) }
  }

  /// Tests that hold for one argument alone.
  private static let exclusive: Set<String> = ["arch", "os"]
}

extension Condition {
  /// Whether the condition holds by what is assumed alone; `nil` when that does not tell.
  package func value(under assumptions: Assumptions) -> Bool? { value { assumptions[$0] } }

  fileprivate var isAboutFlags: Bool {
    switch self {
    case .flag: true
    case .not(let inner): inner.isAboutFlags
    case .and(let parts), .or(let parts): parts.allSatisfy(\.isAboutFlags)
    case .literal, .test, .unreadable: false
    }
  }

  fileprivate func isTest(named name: String) -> Bool {
    if case .test(name, _) = self { true } else { false }
  }
}
