import LintelGraph

/// A project that can be linked again with other texts in some of its files.
package struct ProvableProject: Sendable {
  package let graph: DependencyGraph
  /// The bytes of a file by its path.
  package let source: @Sendable (String) -> [UInt8]?
  /// The graph with other texts in some files, and with new files, by path.
  package let linked: @Sendable ([String: [UInt8]]) -> DependencyGraph
  /// The labels of a function's parameters, empty for those without.
  package let parameterLabels: @Sendable (DeclarationID) -> [String]
  /// The threads that rules are shared out among.
  package let workers: Workers
  /// Whether what was changed may be shown.
  package let showsSources: Bool

  package init(
    graph: DependencyGraph, workers: Workers, showsSources: Bool = true,
    source: @escaping @Sendable (String) -> [UInt8]?,
    linked: @escaping @Sendable ([String: [UInt8]]) -> DependencyGraph,
    parameterLabels: @escaping @Sendable (DeclarationID) -> [String]
  ) {
    self.graph = graph
    self.workers = workers
    self.showsSources = showsSources
    self.source = source
    self.linked = linked
    self.parameterLabels = parameterLabels
  }
}
