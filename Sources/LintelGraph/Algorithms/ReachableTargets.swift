/// Determines which of a few target nodes each node of a graph reaches.
///
/// Nodes that reach each other are treated as one node, so each call of ``reached(_:)`` is a single
/// pass over nodes and edges.
package struct ReachableTargets: Sendable {
  /// The strongly connected components, each after all that have an edge to it.
  package let sourcesFirst: [[Int32]]
  private let graph: Digraph

  package init(_ graph: Digraph) {
    self.graph = graph
    let groups = graph.stronglyConnectedComponents()
    let condensed = graph.condensed(groups)
    sourcesFirst = condensed.targetsFirst().reversed().map { groups[Int($0)] }
  }

  /// Returns for each node a word whose bit `n` says whether the node is `targets[n]` or reaches
  /// it.
  ///
  /// - Parameter targets: at most 64.
  package func reached(_ targets: [Int32]) -> [UInt64] {
    var reached = [UInt64](repeating: 0, count: graph.nodeCount)
    for (bit, target) in targets.enumerated() { reached[Int(target)] |= 1 &<< UInt64(bit) }
    for group in sourcesFirst.reversed() {
      var word: UInt64 = 0
      for node in group {
        word |= reached[Int(node)]
        for target in graph.successors(of: node) { word |= reached[Int(target)] }
      }
      for node in group { reached[Int(node)] = word }
    }
    return reached
  }
}
