import LintelGraph

extension RuleContext {
  /// Returns the breaches, and marks each use of an ambiguous name that breaks the rule whichever
  /// candidate is meant.
  func weighingMeanings(
    _ breaches: [OpenBreach]
  ) -> [OpenBreach] {
    let ambiguous = breaches.compactMap { open -> Meaning? in
      guard let edge = (open.breach as? DependencyBreach)?.edge,
        edges[edge].certainty == .ambiguous
      else { return nil }
      return Meaning(edges[edge], open.exception)
    }
    if ambiguous.isEmpty { return breaches }
    let breaking = Set(ambiguous)
    return breaches.map { open in
      guard var breach = open.breach as? DependencyBreach,
        edges[breach.edge].certainty == .ambiguous
      else { return open }
      breach.isBreachAnyway = isBreachAnyway(breach.edge, open.exception, breaking)
      var result = open
      result.breach = breach
      return result
    }
  }

  /// - Parameter exception: the exception that must cover every meaning, or `nil` if none may.
  private func isBreachAnyway(
    _ edge: EdgeID, _ exception: Int?, _ breaking: Set<Meaning>
  ) -> Bool {
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
            && breaking.contains(Meaning(value, exception, to: .declaration($0.to)))
        }
      }
  }

  /// One candidate of one use of a name.
  private struct Meaning: Hashable {
    let from: DeclarationID
    let offset: UInt32
    let to: Edge.Target
    /// The exception that covers the breach by this meaning, if there is one.
    let exception: Int?

    init(_ edge: Edge, _ exception: Int?, to target: Edge.Target? = nil) {
      from = edge.from
      offset = edge.offset
      to = target ?? edge.to
      self.exception = exception
    }
  }
}
