/// A shortest path of dependencies from one part of a graph to another.
package struct WitnessPath: Sendable {
  /// The edges of the path, at least one; each starts where the one before it ends.
  package let steps: [CondensedGraph.Edge]
  /// The edges of the path that every path between the two parts contains, in their order.
  package let unavoidableSteps: [CondensedGraph.Edge]
}
