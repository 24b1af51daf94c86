import LintelGraph
import LintelText

extension RuleContext {
  /// Returns the breaches, and marks each use of an ambiguous name that breaks the rule whichever
  /// candidate is meant.
  func weighingMeanings(
    _ breaches: [(breach: any Breach, expired: CalendarDate?)]
  ) -> [(breach: any Breach, expired: CalendarDate?)] {
    let ambiguous = breaches.compactMap { part -> EdgeID? in
      guard let edge = (part.breach as? DependencyBreach)?.edge,
        edges[edge].certainty == .ambiguous
      else { return nil }
      return edge
    }
    if ambiguous.isEmpty { return breaches }
    let breaking = Set(ambiguous.map { Meaning(edges[$0]) })
    return breaches.map { part in
      guard var breach = part.breach as? DependencyBreach,
        edges[breach.edge].certainty == .ambiguous
      else { return part }
      breach.isBreachAnyway = isBreachAnyway(breach.edge, breaking)
      return (breach, part.expired)
    }
  }

  private func isBreachAnyway(_ edge: EdgeID, _ breaking: Set<Meaning>) -> Bool {
    let value = edges[edge]
    let uses = ambiguousUses(at: edge)
    guard uses.allSatisfy({ $0.ambiguity?.isOfProject ?? false }) else { return false }
    let meanings = candidates(for: edge)
    return meanings.count > 1
      && meanings.allSatisfy { meaning in
        // A candidate that is a typealias breaks the rule as well if the type that it stands for
        // does.
        uses.contains {
          ($0.to == meaning || $0.alias == meaning)
            && breaking.contains(Meaning(value, to: .declaration($0.to)))
        }
      }
  }

  /// One candidate of one use of a name.
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
