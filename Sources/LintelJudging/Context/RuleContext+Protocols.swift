import LintelGraph

extension RuleContext {
  /// Returns the first type that a protocol could replace, among the types around the targets of
  /// references.
  package func replaceableType(amongTargetsOf edges: [EdgeID]) -> DeclarationID? {
    for edge in edges where self.edges[edge].kind.namesReplaceably {
      guard case .declaration(let target) = self.edges[edge].to,
        let type = graph.type(around: target), typeParts.canHideBehindProtocol(type)
      else { continue }
      return type
    }
    return nil
  }
}
