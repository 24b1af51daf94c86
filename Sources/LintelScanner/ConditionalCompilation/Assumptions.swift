/// The conditions whose values are assumed because no settings determine them, e.g. that `DEBUG` is
/// not set.
package struct Assumptions: Hashable, Sendable {
  /// The assumed values of conditions that contain no other conditions.
  private(set) var values: [Condition: Bool] = [:]

  /// A condition with the value that it must have.
  package struct Demand: Sendable {
    let condition: Condition
    let value: Bool

    package init(_ condition: Condition, is value: Bool) {
      self.condition = condition
      self.value = value
    }
  }

  package init() {}

  package var isEmpty: Bool { values.isEmpty }

  /// Whether a condition that contains no other conditions holds; `nil` if the assumptions do not
  /// determine it.
  package subscript(atom: Condition) -> Bool? {
    if let value = values[atom] { return value }
    // A flag does not follow from other conditions.
    guard case .test = atom else { return nil }
    if values.contains(where: { atom.follows(from: $0, is: $1) == true }) { return true }
    return values.contains { atom.follows(from: $0, is: $1) == false } ? false : nil
  }

  /// Assumes the given values of conditions.
  ///
  /// - Returns: false, without any new assumption, if the demands contradict each other or the
  ///   assumptions so far.
  package mutating func assume(_ demands: [Demand]) -> Bool {
    var steps = 0
    guard let result = satisfying(demands.reversed(), &steps) else { return false }
    self = result
    return true
  }

  /// Whether all conditions may hold at once; also true if finding out takes too many steps.
  /// `os(iOS)` and `os(macOS)` are not compatible.
  package static func areCompatible(_ conditions: [Condition]) -> Bool {
    var steps = 0
    let found = Assumptions().satisfying(
      conditions.reversed().map { Demand($0, is: true) }, &steps)
    return found != nil || steps >= stepLimit
  }

  /// The largest number of parts of conditions that are tried.
  private static let stepLimit = 10_000

  /// Returns the assumptions under which all demands are met. Where one part of a condition is
  /// enough, as in `A || B`, tries one part after the other, and backtracks if a later demand
  /// contradicts the choice.
  ///
  /// - Parameter demands: in reverse order.
  private func satisfying(_ demands: [Demand], _ steps: inout Int) -> Assumptions? {
    var result = self
    var open = demands
    while let demand = open.popLast() {
      let value = demand.value
      switch demand.condition {
      case .literal(let known):
        if known != value { return nil }
      case .not(let inner): open.append(Demand(inner, is: !value))
      case .and(let parts) where value, .or(let parts) where !value:
        open += parts.reversed().map { Demand($0, is: value) }
      case .and(let parts), .or(let parts):
        if parts.contains(where: { part in part.value { result[$0] } == value }) { continue }
        // Flags are tried first: `os(iOS) && DEBUG` is made false with an unset `DEBUG` rather than
        // with another system, because each system has projects that are built for it.
        for part in parts.filter(\.isAboutFlags) + parts.filter({ !$0.isAboutFlags }) {
          steps += 1
          guard steps < Self.stepLimit else { return nil }
          if let found = result.satisfying(open + [Demand(part, is: value)], &steps) {
            return found
          }
        }
        return nil
      case .flag, .test, .unreadable:
        guard result.add(demand.condition, is: value) else { return nil }
      }
    }
    return result
  }

  private mutating func add(_ atom: Condition, is value: Bool) -> Bool {
    if let known = self[atom] { return known == value }
    if case .test = atom {
      for (other, otherValue) in values where other.follows(from: atom, is: value) == !otherValue {
        return false
      }
    }
    values[atom] = value
    return true
  }
}

extension Condition {
  /// Whether the condition holds under the assumptions alone; `nil` if they do not determine it.
  package func value(under assumptions: Assumptions) -> Bool? { value { assumptions[$0] } }

  fileprivate var isAboutFlags: Bool {
    switch self {
    case .flag: true
    case .not(let inner): inner.isAboutFlags
    case .and(let parts), .or(let parts): parts.allSatisfy(\.isAboutFlags)
    case .literal, .test, .unreadable: false
    }
  }
}
