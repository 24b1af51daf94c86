import LintelComponents
import LintelGraph

/// Which ways through other code are none of their own, as one of their steps is a finding by itself:
/// a screen may use a model, and is not to blame for what that model must not use.
struct Consequences {
  /// A dependency between what stands at the top level of files.
  private struct Step: Hashable {
    let from: DeclarationID
    let to: DeclarationID
  }

  private let edges: EdgeTable
  private let graph: DependencyGraph
  private var told: Set<Step> = []

  /// - Parameter groups: the breaches of all rules.
  init(of groups: some Sequence<BreachGroup>, _ edges: EdgeTable, in graph: DependencyGraph) {
    (self.edges, self.graph) = (edges, graph)
    for group in groups {
      for case let breach as DependencyBreach in group.breaches where breach.doubt == nil {
        if edges[breach.edge].certainty != .ambiguous, let step = step(breach.edge) {
          told.insert(step)
        }
      }
    }
  }

  /// Whether what is told of a group is told by another.
  func contains(_ group: BreachGroup) -> Bool {
    group.breaches.allSatisfy { breach in
      guard let way = breach as? ChainBreach, way.endsWithItsSteps else { return false }
      return way.steps.contains { step($0).map(told.contains) ?? false }
    }
  }

  private func step(_ edge: EdgeID) -> Step? {
    guard case .declaration(let target) = edges[edge].to else { return nil }
    return Step(from: graph.subject(of: edges[edge].from), to: graph.subject(of: target))
  }
}
