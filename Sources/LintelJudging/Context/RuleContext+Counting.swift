import LintelText

extension RuleContext {
  /// Whether the rule looks at dependencies of this kind.
  package func counts(_ edge: EdgeID) -> Bool { counted.kinds.contains(edges[edge].kind) }

  /// Whether the rule looks at the dependency and is sure of it.
  package func isCertain(_ edge: EdgeID) -> Bool {
    counts(edge) && counted.failing.contains(edges[edge].certainty)
  }
}
