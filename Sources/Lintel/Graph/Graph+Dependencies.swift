import LintelArchitecture
import LintelGraph
import LintelRules

extension Architecture.Graph {
  /// What one thing uses of another, by the names of the types at both ends.
  ///
  /// An import counts as well, as one by a file of a module, where all of the module belongs to `to`.
  /// What belongs to both things counts for neither; where one is part of the other, the rest of this
  /// is meant.
  ///
  /// - Throws: when a name means nothing, or both the same.
  public func dependencies(
    from: String, to: String
  ) throws(Architecture.Errors) -> [Dependency] {
    let (from, to) = try ends(from, to)
    return dependencies(queries.uses(from: from, to: to))
  }

  /// What something uses outside of itself, by the names of the types at both ends.
  ///
  /// - Throws: when the name means nothing.
  public func dependencies(from: String) throws(Architecture.Errors) -> [Dependency] {
    dependencies(queries.uses(from: try subject(from), to: nil))
  }

  /// What is used of something from outside of it, by the names of the types at both ends.
  ///
  /// - Throws: when the name means nothing.
  public func dependencies(to: String) throws(Architecture.Errors) -> [Dependency] {
    dependencies(queries.uses(from: nil, to: try subject(to)))
  }

  /// A shortest way by which one thing depends on another, from type to type; `nil` if there is none.
  ///
  /// Only where types give none, it leads from module to module or from component to component, by
  /// imports.
  ///
  /// - Throws: when a name means nothing, or both the same.
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

  /// - Throws: also when both are the same: a test that nothing leads from one to the other could not
  ///   fail.
  private func ends(
    _ from: String, _ to: String
  ) throws(Architecture.Errors) -> (NamedSubject, NamedSubject) {
    let ends = (try subject(from), try subject(to))
    if ends.0.declarations == ends.1.declarations {
      try Architecture.Errors.wrapping { () throws(ConfigurationErrors) in
        throw ConfigurationErrors(
          path: from, message: "'\(from)' and '\(to)' are the same code; name two things")
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
