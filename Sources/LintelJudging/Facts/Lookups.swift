import LintelGraph

/// The lookup tables of a project, each computed when a rule first needs it.
///
/// Each thread has its own instance.
package final class Lookups {
  package let namesakes: Namesakes
  package let typeParts: TypeParts
  package let texts: SourceTexts
  package private(set) lazy var typeNodes = TypeNodes(graph)
  private(set) lazy var protocolNeighbours = ProtocolNeighbours(graph)
  private let graph: DependencyGraph
  /// The tables of modules that depend on this one, e.g. of proving, by their types.
  private var others: [ObjectIdentifier: AnyObject] = [:]

  /// - Parameter source: returns the text of a file by its path.
  package init(_ graph: DependencyGraph, source: @escaping (String) -> [UInt8]?) {
    self.graph = graph
    namesakes = Namesakes(graph)
    typeParts = TypeParts(graph)
    texts = SourceTexts(graph, source: source)
  }

  /// Returns a table of a module that depends on this one; it is made when it is first needed.
  package func once<Value: AnyObject>(_ make: () -> Value) -> Value {
    let key = ObjectIdentifier(Value.self)
    if let known = others[key] as? Value { return known }
    let made = make()
    others[key] = made
    return made
  }
}
