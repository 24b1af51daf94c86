/// Who uses whom, among the things of one level.
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

  /// The others that a thing depends on.
  package func used(by node: Int32) -> Set<Int32> { usedBy[node] ?? [] }

  /// The others that depend on a thing.
  package func users(of node: Int32) -> Set<Int32> { usersOf[node] ?? [] }

  /// How many others a thing depends on: its efferent coupling, Ce.
  package func efferent(_ node: Int32) -> Int { used(by: node).count }

  /// How many others depend on a thing: its afferent coupling, Ca.
  package func afferent(_ node: Int32) -> Int { users(of: node).count }

  package func uses(_ from: Int32, _ to: Int32) -> Bool { used(by: from).contains(to) }

  /// Ce / (Ca + Ce), after R. C. Martin; `nil` for a thing that nothing depends on and that depends
  /// on nothing.
  ///
  /// - Parameters:
  ///   - more: how many others it would depend on besides.
  ///   - users: how many others would depend on it besides.
  package func instability(_ node: Int32, using more: Int = 0, usedBy users: Int = 0) -> Ratio? {
    let out = efferent(node) + more
    let all = out + afferent(node) + users
    return all == 0 ? nil : Ratio(part: out, whole: all)
  }
}

/// A part of a whole, exactly.
package struct Ratio: Hashable, Comparable, Sendable {
  package let part: Int
  /// Above 0.
  package let whole: Int

  package init(part: Int, whole: Int) {
    self.part = part
    self.whole = whole
  }

  package var value: Double { Double(part) / Double(whole) }

  /// With two decimals, of at most 1: `0.33`.
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
