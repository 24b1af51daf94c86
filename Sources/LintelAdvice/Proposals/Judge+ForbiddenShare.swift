import LintelComponents
import LintelGraph
import LintelJudging
import LintelVocabulary

extension Judge {
  private static let mostComponents = 200

  /// What rules would catch if types referred to types without any order: the share of all pairs of
  /// types at the top level of files of which the first must not use the second.
  ///
  /// Rules about who may use whom count. What may be used through protocols only is allowed. With more
  /// than 200 components it is `nil`, since each pair of them takes a look.
  public var forbiddenShare: Double? {
    var counts: [MembershipID: Int] = [:]
    var typeCount = 0
    for type in graph.declarations.ids
    where graph.declarations[type].kind.isNominalType && graph.outermost(of: type) == type {
      counts[components.membershipOf[type.position], default: 0] += 1
      typeCount += 1
    }
    let present = Set(counts.keys.flatMap { components.memberships[$0].all })
    guard present.count <= Self.mostComponents else { return nil }
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
