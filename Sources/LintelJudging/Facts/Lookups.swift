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
  /// By type, what later stages look up.
  private var others: [ObjectIdentifier: AnyObject] = [:]

  /// - Parameter source: the text of a file by its path.
  package init(_ graph: DependencyGraph, source: @escaping (String) -> [UInt8]?) {
    self.graph = graph
    namesakes = Namesakes(graph)
    typeParts = TypeParts(graph)
    texts = SourceTexts(graph, source: source)
  }

  /// What a later stage looks up, made when it is first asked for.
  package func once<Value: AnyObject>(_ make: () -> Value) -> Value {
    let key = ObjectIdentifier(Value.self)
    if let known = others[key] as? Value { return known }
    let made = make()
    others[key] = made
    return made
  }
}
