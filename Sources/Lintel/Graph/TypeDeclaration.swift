import LintelArchitecture
import LintelGraph
import LintelVocabulary

extension Architecture.Graph {
  /// A class, struct, enum, protocol or actor of the project.
  public struct TypeDeclaration: Hashable, Sendable {
    /// As in the source, `Outer.Inner`.
    public let name: String
    public let kind: Architecture.DeclarationKind
    /// Those that it belongs to, in the order in which they are declared; none for code without a
    /// place.
    public let components: [String]
    /// Those that compile it, nearly always one.
    public let modules: [String]
    /// Where its name is written.
    public let place: Architecture.Place
  }

  /// All types, by path and place.
  public var types: [TypeDeclaration] { types(among: queries.graph.declarations.ids) }

  /// The types that belong to something, by path and place; of a type itself and those nested in it.
  ///
  /// - Throws: when the name means nothing.
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
