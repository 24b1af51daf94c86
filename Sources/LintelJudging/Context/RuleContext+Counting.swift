import LintelText

extension RuleContext {
  /// Whether the rule considers dependencies of the edge's kind.
  package func counts(_ edge: EdgeID) -> Bool { kindBits & edges[edge].kind.bit != 0 }

  /// Whether the rule considers a dependency, and the dependency is certain enough to break the
  /// rule.
  package func isCertain(_ edge: EdgeID) -> Bool {
    counts(edge) && certaintyBits & edges[edge].certainty.bit != 0
  }
}
