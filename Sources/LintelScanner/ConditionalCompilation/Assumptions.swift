/// What is taken to hold of conditions that no settings tell, such as that `DEBUG` is not set.
package struct Assumptions: Hashable, Sendable {
  /// Of conditions that are made of no others.
  private(set) var values: [Condition: Bool] = [:]

  /// A condition, and whether it is to hold.
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

  /// Whether a condition that is made of no others is taken to hold; `nil` where nothing that is
  /// assumed says so.
  package subscript(atom: Condition) -> Bool? {
    if let value = values[atom] { return value }
    // A flag follows from nothing else.
    guard case .test = atom else { return nil }
    if values.contains(where: { atom.follows(from: $0, is: $1) == true }) { return true }
    return values.contains { atom.follows(from: $0, is: $1) == false } ? false : nil
  }

  /// Assumes that conditions hold, or that they do not.
  ///
  /// - Returns: false, and nothing more is assumed, if they contradict each other, or what is assumed
  ///   already.
  package mutating func assume(_ demands: [Demand]) -> Bool {
    var steps = 0
    guard let result = satisfying(demands.reversed(), &steps) else { return false }
    self = result
    return true
  }

  /// Whether conditions may hold together; true where that takes too much to find out.
  package static func areCompatible(_ conditions: [Condition]) -> Bool {
    var steps = 0
    let found = Assumptions().satisfying(
      conditions.reversed().map { Demand($0, is: true) }, &steps)
    return found != nil || steps >= stepLimit
  }

  /// More choices than this among parts of conditions are not tried.
  private static let stepLimit = 10_000

  /// What holds if all of the demands hold; tries one part after the other where one is enough, as of
  /// `A || B`, and goes back where a later demand contradicts that.
  ///
  /// - Parameter demands: the first last.
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
        // `os(iOS) && DEBUG` is switched off by its flag: each system is there for somebody.
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
}
