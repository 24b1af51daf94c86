extension CondensedView {
  /// Nodes that all depend on each other, directly or not: a strongly connected component.
  public struct Cycle: Sendable {
    /// At least two positions in ``CondensedGraph/nodes``, ascending.
    public let nodes: [Int32]
    /// The edges without which no cycle is left between the nodes, by source and target.
    public let cuts: [CondensedGraph.Edge]
  }

  /// Everything that depends on itself, by its first node.
  ///
  /// An edge costs as much to cut as there are references that make it; see
  /// ``Digraph/cheapestCut(of:weight:)`` for how exact the choice is.
  public func cycles() -> [Cycle] {
    graph.digraph.cyclicComponents(among: contains).map { nodes in
      let cuts = graph.digraph.cheapestCut(of: nodes) { from, to in
        graph.edge(from: from, to: to)?.referenceCount ?? 1
      }
      return Cycle(
        nodes: nodes, cuts: cuts.compactMap { graph.edge(from: $0.from, to: $0.to) })
    }
  }
}
