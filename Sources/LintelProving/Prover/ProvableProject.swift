import LintelGraph

/// A project that can be linked again with other texts in some of its files.
package struct ProvableProject: Sendable {
  package let graph: DependencyGraph
  /// Returns the bytes of a file by its path.
  package let source: @Sendable (String) -> [UInt8]?
  /// Returns the graph with other texts in some files, and with new files, by path.
  package let linked: @Sendable ([String: [UInt8]]) -> DependencyGraph
  /// Returns the labels of a function's parameters; an empty text for a parameter without a label.
  package let parameterLabels: @Sendable (DeclarationID) -> [String]
  /// The threads among which the rules are divided.
  package let workers: Workers
  /// Whether the changed lines may be shown.
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
