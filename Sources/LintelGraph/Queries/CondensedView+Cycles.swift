extension CondensedView {
  /// Nodes that all depend on each other, directly or indirectly: a strongly connected component.
  package struct Cycle: Sendable {
    /// At least two indices in ``CondensedGraph/nodes``, ascending.
    package let nodes: [Int32]
    /// The edges without which no cycle is left between the nodes, sorted by source and target.
    package let cuts: [CondensedGraph.Edge]
  }

  /// Returns all cycles of shown nodes, sorted by their first nodes.
  ///
  /// The cost of cutting an edge is the number of its references; see
  /// ``Digraph/cheapestCut(of:weight:)`` for how exact the choice is.
  package func cycles() -> [Cycle] {
    graph.digraph.cyclicComponents(among: contains).map { nodes in
      let cuts = graph.digraph.cheapestCut(of: nodes) { from, to in
        graph.edge(from: from, to: to)?.referenceCount ?? 1
      }
      return Cycle(
        nodes: nodes, cuts: cuts.compactMap { graph.edge(from: $0.from, to: $0.to) })
    }
  }
}
