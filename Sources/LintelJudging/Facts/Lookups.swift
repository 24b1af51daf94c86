import LintelGraph

/// What rules look up about a project, each found out once, when a rule first asks.
///
/// Threads have their own.
package final class Lookups {
  package let namesakes: Namesakes
  package let typeParts: TypeParts
  package let texts: SourceTexts
  package private(set) lazy var typeNodes = TypeNodes(graph)
  private let graph: DependencyGraph

  /// - Parameter source: the text of a file by its path.
  package init(_ graph: DependencyGraph, source: @escaping (String) -> [UInt8]?) {
    self.graph = graph
    namesakes = Namesakes(graph)
    typeParts = TypeParts(graph)
    texts = SourceTexts(graph, source: source)
  }
}
