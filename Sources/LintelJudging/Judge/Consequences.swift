import LintelComponents
import LintelGraph

/// The chains that are not reported because one of their steps is a finding by itself: if a model
/// uses the database although it must not, a screen that may use the model is not to blame.
struct Consequences {
  /// A dependency between top-level declarations.
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

  /// Whether all breaches of a group are chains with a step that is a finding by itself.
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
