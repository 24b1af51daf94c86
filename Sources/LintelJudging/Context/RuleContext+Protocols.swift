import LintelGraph

extension RuleContext {
  /// The first type that some references lead to and a protocol could take the place of.
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
