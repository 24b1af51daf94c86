/// Some nodes of a condensed graph, and all edges between them, without a copy of either.
public struct CondensedView: Sendable {
  public let graph: CondensedGraph
  private let isShown: [Bool]

  /// Everything.
  public init(_ graph: CondensedGraph) {
    self.init(graph, isShown: [Bool](repeating: true, count: graph.nodes.count))
  }

  /// What lies within `depth` steps of at least one of `focus`: what it depends on, and what
  /// depends on it.
  public init(_ graph: CondensedGraph, around focus: [PathEnd], within depth: Int) {
    let paths = PathSearch(graph, from: focus, to: focus)
    let used = paths.distancesFromStarts(within: depth)
    let users = paths.distancesToEnds(within: depth)
    self.init(graph, isShown: zip(used, users).map { $0 != nil || $1 != nil })
  }

  /// What depends on `target`, over any number of steps, and this itself.
  public init(_ graph: CondensedGraph, reaching target: PathEnd) {
    let paths = PathSearch(graph, from: [], to: [target])
    self.init(graph, isShown: paths.distancesToEnds(within: nil).map { $0 != nil })
  }

  /// What lies on a path from one of `focus` to `target`.
  ///
  /// - Parameter depth: how many steps the path may have; `nil` for any number.
  public init(
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
