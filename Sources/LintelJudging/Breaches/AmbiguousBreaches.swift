import LintelGraph
import LintelText

extension RuleContext {
  /// Leaves out uses of ambiguous names that break no rule if one of their meanings is meant,
  /// unless the rule is to fail on them.
  func withoutInnocentMeanings(
    _ breaches: [(breach: any Breach, expired: CalendarDate?)]
  ) -> [(breach: any Breach, expired: CalendarDate?)] {
    if counted.failing.contains(.ambiguous) { return breaches }
    let ambiguous = breaches.compactMap { part -> EdgeID? in
      guard let edge = (part.breach as? DependencyBreach)?.edge,
        edges[edge].certainty == .ambiguous
      else { return nil }
      return edge
    }
    if ambiguous.isEmpty { return breaches }
    let breaking = Set(ambiguous.map { Meaning(edges[$0]) })
    return breaches.filter { part in
      guard let edge = (part.breach as? DependencyBreach)?.edge else { return true }
      return candidates(for: edge).allSatisfy {
        breaking.contains(Meaning(edges[edge], to: .declaration($0)))
      }
    }
  }

  /// One thing that a use of a name may mean.
  private struct Meaning: Hashable {
    let from: DeclarationID
    let offset: UInt32
    let to: Edge.Target

    init(_ edge: Edge, to target: Edge.Target? = nil) {
      from = edge.from
      offset = edge.offset
      to = target ?? edge.to
    }
  }
}
