import LintelComponents
import LintelFindings
import LintelGraph

/// A dependency that is not part of a breach because of an exception. It marks the exception as
/// used, and is reported only if the exception accepts fewer places than there are.
package struct ExcusedDependency: Breach {
  package let edge: EdgeID
  /// The words for the breach of which the dependency would be a part: `a step of a cycle`.
  private let part: String

  package init(edge: EdgeID, partOf part: String) {
    self.edge = edge
    self.part = part
  }

  package var edges: [EdgeID] { [edge] }

  package func isCovered(by exception: BoundException, in context: RuleContext) -> Bool {
    let (from, to) = context.memberships(of: edge)
    return exception.covers(from, to)
  }

  package func exceptions(in context: RuleContext) -> [Int] {
    let (from, to) = context.memberships(of: edge)
    return context.exceptions.candidates(from, to)
  }

  package func group(in context: RuleContext) -> AnyHashable? {
    use(in: context).group(in: context)
  }

  package func report(
    of group: [any Breach], in context: RuleContext, _ locations: inout LocationFinder
  ) -> BreachReport? {
    let uses = group.compactMap { ($0 as? ExcusedDependency)?.use(in: context) }
    return uses.first?.report(of: uses, in: context, &locations)
  }

  /// Returns the dependency as a breach by itself.
  private func use(in context: RuleContext) -> DependencyBreach {
    let (from, to) = context.memberships(of: edge)
    return DependencyBreach(
      edge: edge, from: from.all.first, to: to.all.first, reason: ExcusedReason(part: part))
  }
}

/// The reason why a dependency is reported although an exception covers it.
private struct ExcusedReason: BreachReason {
  let part: String

  func message(_ parts: BreachWords) -> String { "\(parts.statement), as \(part)" }

  func remedy(_ parts: BreachWords) -> String { parts.invertDependency }
}
