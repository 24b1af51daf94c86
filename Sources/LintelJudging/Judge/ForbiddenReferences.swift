import LintelGraph

/// The references that break rules.
public struct ForbiddenReferences: Sendable {
  /// Indices in ``DependencyGraph/dependencies``.
  public package(set) var dependencies: Set<Int32> = []
  /// Indices in ``DependencyGraph/imports``.
  public package(set) var imports: Set<Int32> = []

  public init() {}

  /// Whether one of the references is part of an edge.
  public func contains(partOf edge: CondensedGraph.Edge) -> Bool {
    !dependencies.isDisjoint(with: edge.dependencies) || !imports.isDisjoint(with: edge.imports)
  }
}
