import LintelArchitecture
import LintelGraph
import LintelVocabulary

extension Architecture.Graph {
  /// A class, struct, enum, protocol or actor of the project.
  public struct TypeDeclaration: Hashable, Sendable {
    /// The name as in the source: `Outer.Inner` for a nested type.
    public let name: String
    public let kind: Architecture.DeclarationKind
    /// The components that the type belongs to, in the order in which they are declared; empty if
    /// it belongs to none.
    public let components: [String]
    /// The modules that compile the type, nearly always one.
    public let modules: [String]
    /// The location of the name.
    public let place: Architecture.Place
  }

  /// All types of the project, sorted by path, line and column.
  public var types: [TypeDeclaration] { types(among: queries.graph.declarations.ids) }

  /// Returns the types that belong to a component, module, file or folder, sorted by path, line and
  /// column; for the name of a type, the type itself and the types nested in it.
  ///
  /// - Throws: if the name is unknown.
  public func types(in name: String) throws(Architecture.Errors) -> [TypeDeclaration] {
    types(among: try subject(name).declarations)
  }

  private func types(among declarations: some Sequence<DeclarationID>) -> [TypeDeclaration] {
    let graph = queries.graph
    var locations = ReferenceLocations(in: project)
    return declarations.compactMap { id in
      let value = graph.declarations[id]
      guard value.kind.isNominalType,
        let kind = Architecture.DeclarationKind(rawValue: value.kind.rawValue)
      else { return nil }
      let location = locations.location(in: value.file, at: value.offset)
      return TypeDeclaration(
        name: graph.qualifiedName(of: id), kind: kind,
        components: queries.components(of: id),
        modules: graph.modules(compiling: id).map { graph.moduleLabels[$0.position] },
        place: Architecture.Place(
          SourceLocation(path: location.path, line: location.line, column: location.column),
          root: project.root))
    }
  }
}
