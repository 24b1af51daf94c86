/// A shortest way by which one thing depends on another.
public struct WitnessPath: Sendable {
  public struct Step: Sendable {
    /// Names of nodes at the level of types.
    public let from: String
    public let to: String
    /// The first reference that makes the step.
    public let dependency: Dependency
    /// How many more references there are between the two.
    public let furtherReferences: Int
  }

  /// At least one.
  public let steps: [Step]
}

extension DependencyGraph {
  /// A shortest path of dependencies, type by type, from one set of declarations to another.
  ///
  /// - Returns: `nil` if there is none.
  public func witnessPath(
    from sources: [DeclarationID], to targets: [DeclarationID]
  ) -> WitnessPath? {
    let (graph, nodeOf) = condensedByTypeWithMembers()
    let starts = Set(sources.map { nodeOf[Int($0)] }).filter { $0 >= 0 }
    let ends = Set(targets.map { nodeOf[Int($0)] }).filter { $0 >= 0 }
    guard let path = graph.digraph.shortestPath(from: starts, to: ends.contains) else {
      return nil
    }
    let steps = zip(path, path.dropFirst()).compactMap { from, to -> WitnessPath.Step? in
      guard let edge = graph.edge(from: from, to: to), let first = edge.dependencies.first else {
        return nil
      }
      return WitnessPath.Step(
        from: graph.nodes[Int(from)].name, to: graph.nodes[Int(to)].name,
        dependency: dependencies[Int(first)], furtherReferences: edge.dependencies.count - 1)
    }
    return WitnessPath(steps: steps)
  }
}
