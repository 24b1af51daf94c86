import LintelText

extension RuleContext {
  /// Whether the rule looks at dependencies of this kind.
  package func counts(_ edge: EdgeID) -> Bool { kindBits & edges[edge].kind.bit != 0 }

  /// Whether the rule looks at the dependency and is sure of it.
  package func isCertain(_ edge: EdgeID) -> Bool {
    counts(edge) && certaintyBits & edges[edge].certainty.bit != 0
  }
}
