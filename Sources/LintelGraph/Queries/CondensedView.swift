/// Some nodes of a condensed graph, and all edges between them, without a copy of either.
package struct CondensedView: Sendable {
  package let graph: CondensedGraph
  private let isShown: [Bool]

  /// Shows all nodes.
  package init(_ graph: CondensedGraph) {
    self.init(graph, isShown: [Bool](repeating: true, count: graph.nodes.count))
  }

  /// Shows the nodes within `depth` steps of at least one of `focus`: those that it depends on, and
  /// those that depend on it.
  package init(_ graph: CondensedGraph, around focus: [PathEnd], within depth: Int) {
    let paths = PathSearch(graph, from: focus, to: focus)
    let used = paths.distancesFromStarts(within: depth)
    let users = paths.distancesToEnds(within: depth)
    self.init(graph, isShown: zip(used, users).map { $0 != nil || $1 != nil })
  }

  /// Shows `target` and the nodes that depend on it over any number of steps.
  package init(_ graph: CondensedGraph, reaching target: PathEnd) {
    let paths = PathSearch(graph, from: [], to: [target])
    self.init(graph, isShown: paths.distancesToEnds(within: nil).map { $0 != nil })
  }

  /// Shows the nodes on paths from one of `focus` to `target`.
  ///
  /// - Parameter depth: the largest number of steps of a path; `nil` for any number.
  package init(
    _ graph: CondensedGraph, around focus: [PathEnd], reaching target: PathEnd,
    within depth: Int? = nil
  ) {
    let paths = PathSearch(graph, from: focus, to: [target])
    self.init(graph, isShown: paths.liesOnPath(within: depth))
  }

  private init(_ graph: CondensedGraph, isShown: [Bool]) {
    self.graph = graph
    self.isShown = isShown
  }

  package func contains(_ node: Int32) -> Bool { isShown[Int(node)] }

  /// The indices of the shown nodes in ``CondensedGraph/nodes``, ascending.
  package var nodes: some Sequence<Int32> {
    (0..<Int32(graph.nodes.count)).lazy.filter(contains)
  }

  /// The edges between shown nodes, in the order of ``CondensedGraph/edges``.
  package var edges: some Sequence<CondensedGraph.Edge> {
    graph.edges.lazy.filter { contains($0.from) && contains($0.to) }
  }

  package var hasEdges: Bool { edges.contains { _ in true } }

  /// Returns the view without the nodes that have no edge in it.
  package func withoutLooseNodes() -> CondensedView {
    var isBound = [Bool](repeating: false, count: isShown.count)
    for edge in edges {
      isBound[Int(edge.from)] = true
      isBound[Int(edge.to)] = true
    }
    return CondensedView(graph, isShown: isBound)
  }
}
