/// A shortest way by which one thing depends on another.
public struct WitnessPath: Sendable {
  /// At least one; each starts where the one before it ends.
  public let steps: [CondensedGraph.Edge]
  /// The steps that every path between the two takes, in their order.
  public let unavoidableSteps: [CondensedGraph.Edge]
}

extension CondensedGraph {
  /// A shortest path from one of some nodes to one of others; ties go to the earlier names.
  ///
  /// - Returns: `nil` if there is none.
  public func witnessPath(from starts: [Int32], to ends: [Int32]) -> WitnessPath? {
    let targets = Set(ends)
    guard let path = digraph.shortestPath(from: starts, to: targets.contains) else { return nil }
    return WitnessPath(
      steps: zip(path, path.dropFirst()).compactMap { edge(from: $0, to: $1) },
      unavoidableSteps: digraph.edgesOfEveryPath(from: starts, to: targets.contains, along: path)
        .compactMap { edge(from: $0.from, to: $0.to) })
  }

  /// Whether there is a path that does without some references: positions in
  /// ``DependencyGraph/dependencies``.
  public func hasPath(
    from starts: [Int32], to ends: [Int32], without excluded: Set<Int32>
  ) -> Bool {
    func isUsable(_ from: Int32, _ to: Int32) -> Bool {
      edge(from: from, to: to)?.dependencies.contains { !excluded.contains($0) } ?? false
    }
    let distances = digraph.distances(from: starts, .forward, following: isUsable)
    // A start may be an end as well, so what counts is to arrive, not to be there.
    return ends.contains { end in
      digraph.predecessors(of: end).contains { distances[Int($0)] != nil && isUsable($0, end) }
    }
  }
}
