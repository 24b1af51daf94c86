import LintelArchitecture
import LintelGraph
import LintelText

extension Architecture.Graph {
  /// Returns the dependencies of the code named `from` on the code named `to`, from type to type,
  /// sorted by the names at both ends.
  ///
  /// An import counts as a dependency of the importing file on the module if the whole module
  /// belongs to `to`. Code that belongs to both ends counts for neither end, unless one end is part
  /// of the other: then it counts for the smaller end.
  ///
  /// - Throws: if a name is unknown, or if both names mean the same code.
  public func dependencies(
    from: String, to: String
  ) throws(Architecture.Errors) -> [Dependency] {
    let (from, to) = try ends(from, to)
    return dependencies(queries.uses(from: from, to: to))
  }

  /// Returns the dependencies of the named code on other code, from type to type, sorted by the
  /// names at both ends.
  ///
  /// - Throws: if the name is unknown.
  public func dependencies(from: String) throws(Architecture.Errors) -> [Dependency] {
    dependencies(queries.uses(from: try subject(from), to: nil))
  }

  /// Returns the dependencies of other code on the named code, from type to type, sorted by the
  /// names at both ends.
  ///
  /// - Throws: if the name is unknown.
  public func dependencies(to: String) throws(Architecture.Errors) -> [Dependency] {
    dependencies(queries.uses(from: nil, to: try subject(to)))
  }

  /// Returns a shortest path of dependencies from the code named `from` to the code named `to`,
  /// from type to type; `nil` if there is none.
  ///
  /// If there is no path of types, and both names are modules or both are components, the path
  /// leads from module to module, or from component to component, by imports.
  ///
  /// - Throws: if a name is unknown, or if both names mean the same code.
  public func path(
    from: String, to: String
  ) throws(Architecture.Errors) -> [Dependency]? {
    let (from, to) = try ends(from, to)
    return queries.way(from: from, to: to, counting: .sure).map {
      dependencies($0.path.steps, in: $0.graph)
    }
  }

  func subject(_ name: String) throws(Architecture.Errors) -> NamedSubject {
    try Architecture.Errors.wrapping { () throws(ConfigurationErrors) in
      try queries.subject(named: name)
    }
  }

  /// - Throws: if a name is unknown, or if both names mean the same code: a test that expects no
  ///   dependency between them could not fail.
  private func ends(
    _ from: String, _ to: String
  ) throws(Architecture.Errors) -> (NamedSubject, NamedSubject) {
    let ends = (try subject(from), try subject(to))
    if ends.0.declarations == ends.1.declarations {
      try Architecture.Errors.wrapping { () throws(ConfigurationErrors) in
        throw ConfigurationErrors(
          path: from, message: "'\(from)' and '\(to)' are the same code; name two different parts")
      }
    }
    return ends
  }

  func dependencies(
    _ edges: [CondensedGraph.Edge], in graph: CondensedGraph?
  ) -> [Dependency] {
    guard let graph else { return [] }
    var locations = ReferenceLocations(in: project)
    return edges.map { edge in
      Dependency(
        from: graph.nodes[Int(edge.from)].name, to: graph.nodes[Int(edge.to)].name,
        project.graph.references(of: edge), root: project.root, &locations)
    }
  }

  private func dependencies(_ uses: [TypeUse]) -> [Dependency] {
    var locations = ReferenceLocations(in: project)
    return uses.map {
      Dependency(
        from: $0.from, to: $0.to, $0.references, root: project.root, &locations)
    }
  }
}
