import LintelGraph

/// The references that break rules.
package struct ForbiddenReferences: Sendable {
  /// Indices in ``DependencyGraph/dependencies``.
  package var dependencies: Set<Int32> = []
  /// Indices in ``DependencyGraph/imports``.
  package var imports: Set<Int32> = []

  package init() {}

  /// Whether one of the references is part of an edge.
  package func contains(partOf edge: CondensedGraph.Edge) -> Bool {
    !dependencies.isDisjoint(with: edge.dependencies) || !imports.isDisjoint(with: edge.imports)
  }
}
