/// The code in which paths through a condensed graph may begin, or end.
package struct PathEnd: Sendable {
  let nodes: Set<Int32>
  /// The declarations of the end; `nil` for all that the nodes contain.
  private let declarations: Set<DeclarationID>?

  /// Creates the end that consists of all code in the nodes.
  package init(nodes: some Sequence<Int32>) {
    self.nodes = Set(nodes)
    declarations = nil
  }

  /// Creates the end that consists of the given declarations alone, even if their nodes contain
  /// more.
  package init(_ declarations: some Collection<DeclarationID>, in graph: CondensedGraph) {
    nodes = Set(graph.nodes(of: declarations))
    self.declarations = Set(declarations)
  }

  /// Whether a declaration belongs to the end.
  ///
  /// - Parameter declaration: a declaration in `node`; `nil` for a module that is imported.
  func holds(_ declaration: DeclarationID?, in node: Int32) -> Bool {
    guard nodes.contains(node) else { return false }
    guard let declarations else { return true }
    return declaration.map(declarations.contains) ?? false
  }

  /// Returns the dependencies of nodes on themselves that lead into the end or out of it, sorted by
  /// index.
  func loops(in graph: CondensedGraph) -> [(node: Int32, dependency: Int32)] {
    guard let declarations else { return [] }
    let project = graph.project
    return project.dependencies.indices.flatMap { index in
      let value = project.dependencies[index]
      guard declarations.contains(value.from) != declarations.contains(value.to),
        graph.filter.counts(value)
      else { return [(node: Int32, dependency: Int32)]() }
      let targets = graph.nodes(of: [value.to])
      return graph.nodes(of: [value.from]).filter(targets.contains)
        .map { ($0, Int32(index)) }
    }
  }
}
