/// Some nodes of a condensed graph, and all edges between them, without a copy of either.
public struct CondensedView: Sendable {
  public let graph: CondensedGraph
  private let isShown: [Bool]

  /// Everything.
  public init(_ graph: CondensedGraph) {
    self.init(graph, isShown: [Bool](repeating: true, count: graph.nodes.count))
  }

  /// What lies within `depth` steps of at least one node of `focus`: what it depends on, and what
  /// depends on it.
  public init(_ graph: CondensedGraph, around focus: [Int32], within depth: Int) {
    let used = graph.digraph.distances(from: focus, .forward, within: depth)
    let users = graph.digraph.distances(from: focus, .backward, within: depth)
    self.init(graph, isShown: zip(used, users).map { $0 != nil || $1 != nil })
  }

  /// What depends on one of `targets`, over any number of steps, and these themselves.
  public init(_ graph: CondensedGraph, reaching targets: [Int32]) {
    self.init(
      graph, isShown: graph.digraph.distances(from: targets, .backward).map { $0 != nil })
  }

  /// What lies on a path from one of `focus` to one of `targets`.
  ///
  /// - Parameter depth: how many steps the path may have; `nil` for any number.
  public init(
    _ graph: CondensedGraph, around focus: [Int32], reaching targets: [Int32],
    within depth: Int? = nil
  ) {
    let behind = graph.digraph.distances(from: focus, .forward, within: depth)
    let ahead = graph.digraph.distances(from: targets, .backward, within: depth)
    self.init(
      graph,
      isShown: zip(behind, ahead).map { behind, ahead in
        guard let behind, let ahead else { return false }
        return behind + ahead <= depth ?? .max
      })
  }

  private init(_ graph: CondensedGraph, isShown: [Bool]) {
    self.graph = graph
    self.isShown = isShown
  }

  public func contains(_ node: Int32) -> Bool { isShown[Int(node)] }

  /// Positions in ``CondensedGraph/nodes``, ascending.
  public var nodes: some Sequence<Int32> {
    (0..<Int32(graph.nodes.count)).lazy.filter(contains)
  }

  /// In the order of ``CondensedGraph/edges``.
  public var edges: some Sequence<CondensedGraph.Edge> {
    graph.edges.lazy.filter { contains($0.from) && contains($0.to) }
  }

  public var hasEdges: Bool { edges.contains { _ in true } }

  /// The view less the nodes that no edge of it leads from or to.
  public func withoutLooseNodes() -> CondensedView {
    var isBound = [Bool](repeating: false, count: isShown.count)
    for edge in edges {
      isBound[Int(edge.from)] = true
      isBound[Int(edge.to)] = true
    }
    return CondensedView(graph, isShown: isBound)
  }
}
