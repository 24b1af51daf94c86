/// The dependencies between the units of one level, in both directions.
package struct Coupling {
  private var usedBy: [Int32: Set<Int32>] = [:]
  private var usersOf: [Int32: Set<Int32>] = [:]

  package init(_ steps: some Sequence<LevelStep>) {
    for step in steps { add(from: step.from, to: step.to) }
  }

  package mutating func add(from: Int32, to: Int32) {
    usedBy[from, default: []].insert(to)
    usersOf[to, default: []].insert(from)
  }

  /// Returns the other units that a unit depends on.
  package func used(by node: Int32) -> Set<Int32> { usedBy[node] ?? [] }

  /// Returns the other units that depend on a unit.
  package func users(of node: Int32) -> Set<Int32> { usersOf[node] ?? [] }

  /// Returns the number of other units that a unit depends on: its efferent coupling, Ce.
  package func efferent(_ node: Int32) -> Int { used(by: node).count }

  /// Returns the number of other units that depend on a unit: its afferent coupling, Ca.
  package func afferent(_ node: Int32) -> Int { users(of: node).count }

  package func uses(_ from: Int32, _ to: Int32) -> Bool { used(by: from).contains(to) }

  /// Returns the instability after R. C. Martin, Ce / (Ca + Ce); `nil` for a unit without
  /// dependencies in either direction.
  ///
  /// - Parameters:
  ///   - more: the number of further units on which the unit would depend.
  ///   - users: the number of further units that would depend on the unit.
  package func instability(_ node: Int32, using more: Int = 0, usedBy users: Int = 0) -> Ratio? {
    let out = efferent(node) + more
    let all = out + afferent(node) + users
    return all == 0 ? nil : Ratio(part: out, whole: all)
  }
}

/// An exact ratio of two whole numbers.
package struct Ratio: Hashable, Comparable, Sendable {
  package let part: Int
  /// Greater than 0.
  package let whole: Int

  package init(part: Int, whole: Int) {
    self.part = part
    self.whole = whole
  }

  package var value: Double { Double(part) / Double(whole) }

  /// The value, which is at most 1, with two decimals: `0.33`.
  package var text: String {
    let hundredths = (200 * part + whole) / (2 * whole)
    let digits = String(hundredths % 100)
    return "\(hundredths / 100).\(digits.count == 1 ? "0" : "")\(digits)"
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.part * right.whole == right.part * left.whole
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.part * right.whole < right.part * left.whole
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
