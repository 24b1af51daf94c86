import LintelGraph

extension RuleContext {
  /// Returns the condition of `#if` under which a name has the meaning that makes a dependency;
  /// `nil` if it has this meaning in every build.
  package func condition(of edge: EdgeID) -> String? {
    guard edge.position < graph.dependencies.count else { return nil }
    return graph.dependencies[edge.position].condition.map { graph.conditions[$0.position] }
  }

  /// Returns the words for a breach that only exists under conditions of `#if`:
  /// ` where 'DEBUG' is not set`; empty for any other breach.
  package func words(ofConditionOf edges: [EdgeID]) -> String {
    var conditions: [String] = []
    for condition in edges.compactMap(condition) where !conditions.contains(condition) {
      conditions.append(condition)
    }
    return conditions.isEmpty ? "" : " where " + conditions.joined(separator: " and ")
  }
}
