import LintelComponents
import LintelGraph
import LintelJudging
import LintelVocabulary

extension Judge {
  /// The share of all pairs of top-level types in which the first must not use the second: what the
  /// rules would catch if types referred to each other at random.
  ///
  /// Only rules that say which component may use which are considered. Uses that are allowed only
  /// through protocols count as allowed. `nil` with more components than
  /// ``Tuning/mostMeasuredComponents``.
  package var forbiddenShare: Double? {
    var counts: [MembershipID: Int] = [:]
    var typeCount = 0
    for type in graph.declarations.ids
    where graph.declarations[type].kind.isNominalType && graph.outermost(of: type) == type {
      counts[components.membershipOf[type.position], default: 0] += 1
      typeCount += 1
    }
    let present = Set(counts.keys.flatMap { components.memberships[$0].all })
    guard present.count <= Tuning.mostMeasuredComponents else { return nil }
    var forbidden: Set<ComponentPair> = []
    for from in present {
      for to in present where from != to {
        if rules.contains(where: { $0.bound.permission(from: from, to: to) == .forbidden }) {
          forbidden.insert(ComponentPair(from: from, to: to))
        }
      }
    }
    var pairCount = 0.0
    for (from, fromCount) in counts {
      for (to, toCount) in counts where from != to {
        let isForbidden = components.memberships[from].all.contains { from in
          components.memberships[to].all.contains {
            forbidden.contains(ComponentPair(from: from, to: $0))
          }
        }
        if isForbidden { pairCount += Double(fromCount) * Double(toCount) }
      }
    }
    let all = Double(typeCount) * Double(max(1, typeCount - 1))
    return all == 0 ? 0 : pairCount / all
  }
}
