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
  /// The tables that dependent modules, such as `LintelProving`, keep here, by the types of the
  /// tables.
  private var others: [ObjectIdentifier: AnyObject] = [:]

  /// - Parameter source: returns the text of a file by its path.
  package init(_ graph: DependencyGraph, source: @escaping (String) -> [UInt8]?) {
    self.graph = graph
    namesakes = Namesakes(graph)
    typeParts = TypeParts(graph)
    texts = SourceTexts(graph, source: source)
  }

  /// Returns the table of the type `Value` that a dependent module keeps here; the first call makes
  /// it.
  package func once<Value: AnyObject>(_ make: () -> Value) -> Value {
    let key = ObjectIdentifier(Value.self)
    if let known = others[key] as? Value { return known }
    let made = make()
    others[key] = made
    return made
  }
}
