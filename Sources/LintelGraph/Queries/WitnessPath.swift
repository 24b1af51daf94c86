/// A shortest way by which one thing depends on another.
public struct WitnessPath: Sendable {
  /// At least one; each starts where the one before it ends.
  public let steps: [CondensedGraph.Edge]
  /// The steps that every path between the two takes, in their order.
  public let unavoidableSteps: [CondensedGraph.Edge]
}
