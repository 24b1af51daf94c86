/// A shortest path of dependencies from one part of a graph to another.
public struct WitnessPath: Sendable {
  /// The edges of the path, at least one; each starts where the one before it ends.
  public let steps: [CondensedGraph.Edge]
  /// The edges that every chain between the two parts contains, in their order.
  public let unavoidableSteps: [CondensedGraph.Edge]
}
