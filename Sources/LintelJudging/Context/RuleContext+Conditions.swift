import LintelGraph

extension RuleContext {
  /// What must hold of `#if` for a name to mean what makes a dependency; `nil` where it does whatever
  /// is compiled.
  package func condition(of edge: EdgeID) -> String? {
    guard edge.position < graph.dependencies.count else { return nil }
    return graph.dependencies[edge.position].condition.map { graph.conditions[$0.position] }
  }

  /// What is said of a breach that is there only where something holds of `#if`:
  /// ` where 'DEBUG' is not set`; empty for any other.
  package func words(ofConditionOf edges: [EdgeID]) -> String {
    var conditions: [String] = []
    for condition in edges.compactMap(condition) where !conditions.contains(condition) {
      conditions.append(condition)
    }
    return conditions.isEmpty ? "" : " where " + conditions.joined(separator: " and ")
  }
}
