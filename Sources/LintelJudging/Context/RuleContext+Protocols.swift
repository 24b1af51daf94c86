import LintelGraph

extension RuleContext {
  /// Whether a protocol could take the place of the type that any of some references leads to.
  package func canHideBehindProtocol(targetOfAny edges: [EdgeID]) -> Bool {
    edges.contains { edge in
      guard case .declaration(let target) = self.edges[edge].to else { return false }
      return graph.type(around: target).map(typeParts.canHideBehindProtocol) ?? false
    }
  }
}
