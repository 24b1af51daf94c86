import LintelGraph
import LintelScanner
import LintelVocabulary

/// The builds in which names may mean something else than in all builds linked together.
///
/// For each name that branches declare, one build compiles none of these branches, and further
/// builds compile each of them alone, because a name means the nearest declaration that is
/// compiled. Demands that do not contradict each other share a build.
struct OtherBuilds {
  struct Build {
    var assumptions: Assumptions
    /// The names that may mean something else in the build.
    var uses: Set<ConditionalNames.Key> = []

    var names: Set<NameID> { Set(uses.map(\.name)) }
  }

  /// The values of conditions for which a name may mean something else: indices in
  /// ``OpenBranches/conditions``, and whether each condition is to hold.
  fileprivate struct Demand: Hashable {
    var conditions: [Int]
    var values: [Bool]
  }

  private(set) var all: [Build] = []
  /// The names with too many conditions, uses or builds for all of them to be examined.
  private(set) var leftOut: Set<NameID>

  /// The largest number of builds; further demands that fit none of them are ignored.
  private static let limit = 12

  /// The largest number of comparisons of two conditions; the names of further demands are left
  /// out.
  private static let workLimit = 10_000_000

  init(_ names: ConditionalNames) {
    leftOut = names.leftOut
    var demands: [(demand: Demand, uses: [ConditionalNames.Key])] = []
    var numbers: [Demand: Int] = [:]
    for (key, use) in names.uses.sorted(by: { $0.key < $1.key }) {
      for demand in Self.demands(use) {
        if let number = numbers[demand] {
          demands[number].uses.append(key)
        } else {
          numbers[demand] = demands.count
          demands.append((demand, [key]))
        }
      }
    }
    var work = 0
    for (demand, wanted) in demands {
      if work < Self.workLimit {
        add(demand, wanted, names.branches.conditions, &work)
      } else {
        leftOut.formUnion(wanted.map(\.name))
      }
    }
  }

  private static func demands(_ use: ConditionalNames.Use) -> [Demand] {
    use.users.sorted().flatMap { user -> [Demand] in
      let conditions = use.conditions.filter { $0 != user.condition }
      if conditions.isEmpty { return [] }
      var result = [
        Demand(conditions: conditions, values: conditions.map { _ in false })
      ]
      if conditions.count > 1 {
        let alone = use.alternatives.filter { $0 != user.condition }.prefix(ConditionalNames.limit)
          .dropFirst(use.isOfOneScope ? 1 : 0)
        result += alone.map { only in
          Demand(conditions: conditions, values: conditions.map { $0 == only })
        }
      }
      guard let own = user.condition else { return result }
      return result.map { Demand(conditions: [own] + $0.conditions, values: [true] + $0.values) }
    }
  }

  private mutating func add(
    _ demand: Demand, _ uses: [ConditionalNames.Key], _ conditions: [Condition],
    _ work: inout Int
  ) {
    for position in all.indices {
      guard let both = demand.assumed(beside: all[position].assumptions, conditions, &work)
      else { continue }
      all[position].assumptions = both
      all[position].uses.formUnion(uses)
      return
    }
    guard let assumptions = demand.assumed(beside: Assumptions(), conditions, &work) else { return }
    guard all.count < Self.limit else { return leftOut.formUnion(uses.map(\.name)) }
    all.append(Build(assumptions: assumptions, uses: Set(uses)))
  }
}

extension OtherBuilds.Demand {
  /// Adds the demand to assumptions.
  ///
  /// - Returns: `nil` if the demand contradicts the assumptions.
  fileprivate func assumed(
    beside assumptions: Assumptions, _ all: [Condition], _ work: inout Int
  ) -> Assumptions? {
    var result = assumptions
    let demands = zip(conditions, values).map { Assumptions.Demand(all[$0], is: $1) }
    guard result.assume(demands, &work) else { return nil }
    return result
  }
}
