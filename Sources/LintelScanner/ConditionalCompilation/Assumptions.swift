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
    var result: Bool?
    for (other, value) in values {
      guard let follows = atom.follows(from: other, is: value) else { continue }
      if follows { return true }
      result = false
    }
    return result
  }

  /// Assumes the given values of conditions.
  ///
  /// - Parameter work: is increased by the number of comparisons of two conditions.
  /// - Returns: false, without any new assumption, if the demands contradict each other or the
  ///   assumptions so far.
  package mutating func assume(_ demands: [Demand], _ work: inout Int) -> Bool {
    var steps = 0
    let result = satisfying(demands.reversed(), &steps, &work, limit: Self.stepLimit)
    guard let result else { return false }
    self = result
    return true
  }

  /// Whether all conditions may hold at once; also true if finding out takes too many steps.
  /// `os(iOS)` and `os(macOS)` are not compatible.
  package static func areCompatible(_ conditions: [Condition]) -> Bool {
    let demands = conditions.reversed().map { Demand($0, is: true) }
    // Demands without a choice come first, because they refute most pairs at once, like `A` and `!A`.
    var certain = Assumptions()
    var hasChoice = false
    guard certain.addCertain(demands, &hasChoice) else { return false }
    if !hasChoice { return true }
    var (steps, work) = (0, 0)
    let found = certain.satisfying(demands, &steps, &work, limit: comparisonLimit)
    return found != nil || steps >= comparisonLimit
  }

  /// The largest number of parts of conditions that are tried to meet demands.
  private static let stepLimit = 2_000

  /// The largest number of parts of conditions that are tried to compare two conditions, which is
  /// done for each use of a name.
  private static let comparisonLimit = 256

  /// Assumes the conditions that have their values in every way to meet the demands: `B` for
  /// `(A || C) && B`.
  ///
  /// - Parameters:
  ///   - demands: in reverse order.
  ///   - hasChoice: is set to true if some demand can be met in several ways.
  /// - Returns: false if the conditions contradict each other.
  private mutating func addCertain(_ demands: [Demand], _ hasChoice: inout Bool) -> Bool {
    var open = demands
    while let demand = open.popLast() {
      let value = demand.value
      switch demand.condition {
      case .literal(let known):
        if known != value { return false }
      case .not(let inner): open.append(Demand(inner, is: !value))
      case .and(let parts) where value, .or(let parts) where !value:
        open += parts.reversed().map { Demand($0, is: value) }
      case .and, .or: hasChoice = true
      case .flag, .test, .unreadable:
        if !add(demand.condition, is: value) { return false }
      }
    }
    return true
  }

  /// Returns the assumptions under which all demands are met. Where one part of a condition is
  /// enough, as in `A || B`, tries one part after the other, and backtracks if a later demand
  /// contradicts the choice.
  ///
  /// - Parameter demands: in reverse order.
  private func satisfying(
    _ demands: [Demand], _ steps: inout Int, _ work: inout Int, limit: Int
  ) -> Assumptions? {
    var result = self
    var open = demands
    while let demand = open.popLast() {
      let value = demand.value
      work += result.values.count + 1
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
          guard steps < limit else { return nil }
          let next = open + [Demand(part, is: value)]
          if let found = result.satisfying(next, &steps, &work, limit: limit) { return found }
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
