import LintelGraph

/// What rules look up about a project, each found out once, when a rule first asks.
///
/// Threads have their own.
struct Lookups {
  let namesakes: Namesakes
  let typeParts: TypeParts
  let texts: SourceTexts

  /// - Parameter source: the text of a file by its path.
  init(_ graph: DependencyGraph, source: @escaping (String) -> [UInt8]?) {
    namesakes = Namesakes(graph)
    typeParts = TypeParts(graph)
    texts = SourceTexts(graph, source: source)
  }
}
