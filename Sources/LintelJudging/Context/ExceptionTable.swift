import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelText

/// The exceptions of a rule, indexed by the dependencies that they accept.
///
/// An exception is found by the components at its ends, the name of its module, or a name of its
/// symbol, so that a rule with hundreds of exceptions compares few of them with each breach.
package struct ExceptionTable {
  private struct Pair: Hashable {
    let from: ComponentID
    let to: ComponentID
  }

  /// The largest number of pairs that an exception adds to `byPair`. An exception about more pairs,
  /// e.g. between two whole families, is found by the end with fewer components.
  private static let pairLimit = 64

  package let all: [BoundException]
  /// For each exception, the index of the first exception with equal `Ends`: the same written
  /// components, and both expired or neither. Only this first exception is ever a candidate. An
  /// exception that counts places has no equal.
  private var representatives: [Int] = []
  private var byPair: [Pair: [Int]] = [:]
  private var bySource: [ComponentID: [Int]] = [:]
  private var byTarget: [ComponentID: [Int]] = [:]
  /// Indices by the name of a module, or by a name of a symbol.
  private var byName: [String: [Int]] = [:]
  /// Indices of exceptions with a pattern that has no literal name, such as `Rx*`.
  private var byPattern: [Int] = []

  init(_ exceptions: [BoundException]) {
    all = exceptions
    var first: [Ends: Int] = [:]
    for (index, exception) in exceptions.enumerated() {
      var representative = index
      if let ends = Ends(exception, at: index), let relation = exception.relation {
        representative = first[ends] ?? index
        first[ends] = representative
        if representative == index { add(index, relation.ends) }
      } else {
        add(index, named: exception.necessaryNames ?? [[]])
      }
      representatives.append(representative)
    }
  }

  /// The written names of the components at both ends of an exception, and whether the exception is
  /// expired.
  private struct Ends: Hashable {
    let from: [ComponentReference.Name]
    let to: [ComponentReference.Name]
    let isExpired: Bool
    /// The index of an exception that counts places.
    let counted: Int?

    /// - Returns: `nil` for an exception about modules or symbols.
    init?(_ exception: BoundException, at index: Int) {
      guard case .components(let to) = exception.definition.to else { return nil }
      from = exception.definition.from.map(\.name)
      self.to = to.map(\.name)
      isExpired = exception.isExpired
      counted = exception.isCounted ? index : nil
    }
  }

  /// Returns the indices of the exceptions that excuse nothing, ascending.
  ///
  /// - Parameter isUsed: for each exception, whether it covers a breach; only the values for
  ///   candidates matter.
  func unused(_ isUsed: [Bool]) -> [Int] {
    all.indices.filter { !isUsed[$0] && !isUsed[representatives[$0]] }
  }

  /// - Parameter patterns: the literal names in each pattern of the exception.
  private mutating func add(_ index: Int, named patterns: [[String]]) {
    // The rarest name finds the fewest exceptions: `A`, not `shared`, if there are `A.shared`,
    // `B.shared` …
    let names = patterns.map { names in
      names.min { (byName[$0] ?? []).count < (byName[$1] ?? []).count }
    }
    if names.contains(nil) { return byPattern.append(index) }
    for name in Set(names.compactMap(\.self)) { byName[name, default: []].append(index) }
  }

  private mutating func add(
    _ index: Int, _ ends: (sources: RelationEnd.Keys, targets: RelationEnd.Keys)
  ) {
    let (from, to) = ends
    if from.count * to.count <= Self.pairLimit {
      for from in from {
        for to in to { byPair[Pair(from: from, to: to), default: []].append(index) }
      }
    } else if from.count <= to.count {
      for from in from { bySource[from, default: []].append(index) }
    } else {
      for to in to { byTarget[to, default: []].append(index) }
    }
  }

  /// Returns the indices of the exceptions that may cover a dependency between two memberships,
  /// ascending.
  package func candidates(_ from: Membership, _ to: Membership) -> [Int] {
    var lists: [[Int]] = []
    for from in from.all {
      if let found = bySource[from] { lists.append(found) }
      for to in to.all {
        if let found = byPair[Pair(from: from, to: to)] { lists.append(found) }
      }
    }
    for to in to.all {
      if let found = byTarget[to] { lists.append(found) }
    }
    return Self.merged(lists)
  }

  /// Returns the indices of the exceptions that may cover an import of a module, or the use of a
  /// symbol with these names, ascending.
  package func candidates(named names: some Sequence<String>) -> [Int] {
    Self.merged(names.compactMap { byName[$0] } + (byPattern.isEmpty ? [] : [byPattern]))
  }

  private static func merged(_ lists: [[Int]]) -> [Int] {
    lists.count > 1 ? Set(lists.joined()).sorted() : lists.first ?? []
  }

  /// Returns the indices of the exceptions that cover a dependency between two memberships,
  /// ascending.
  package func covering(_ from: Membership, _ to: Membership) -> [Int] {
    candidates(from, to).filter { all[$0].covers(from, to) }
  }
}
