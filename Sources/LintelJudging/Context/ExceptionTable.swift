import LintelComponents

/// The entries under `allow` of a rule, by the components that they are about.
package struct ExceptionTable {
  private struct Pair: Hashable {
    let from: ComponentID
    let to: ComponentID
  }

  /// Entries about more pairs than so many, as one about two whole families, are looked at each time.
  private static let pairLimit = 64

  package let all: [BoundException]
  private var byPair: [Pair: [Int]] = [:]
  private var everywhere: [Int] = []

  init(_ exceptions: [BoundException]) {
    all = exceptions
    for (index, exception) in exceptions.enumerated() {
      guard let (from, to) = exception.ends, from.count * to.count <= Self.pairLimit else {
        everywhere.append(index)
        continue
      }
      for from in from {
        for to in to { byPair[Pair(from: from, to: to), default: []].append(index) }
      }
    }
  }

  /// Positions of the entries that can be about a dependency between two memberships, ascending.
  package func candidates(_ from: Membership, _ to: Membership) -> [Int] {
    guard !byPair.isEmpty else { return everywhere }
    var found = Set(everywhere)
    for from in from.all {
      for to in to.all { found.formUnion(byPair[Pair(from: from, to: to)] ?? []) }
    }
    return found.sorted()
  }

  /// Positions of the entries that are about a dependency between two memberships, ascending.
  package func covering(_ from: Membership, _ to: Membership) -> [Int] {
    candidates(from, to).filter { all[$0].covers(from, to) }
  }
}
