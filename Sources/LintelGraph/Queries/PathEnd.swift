/// Where paths through a condensed graph may begin, or end.
public struct PathEnd: Sendable {
  let nodes: Set<Int32>
  /// `nil` for all that the nodes stand for.
  private let declarations: Set<DeclarationID>?

  /// All that some nodes of a graph stand for.
  public init(nodes: some Sequence<Int32>) {
    self.nodes = Set(nodes)
    declarations = nil
  }

  /// Some declarations and no others, even if these are parts of the same nodes.
  public init(_ declarations: some Collection<DeclarationID>, in graph: CondensedGraph) {
    nodes = Set(graph.nodes(of: declarations))
    self.declarations = Set(declarations)
  }

  /// - Parameter declaration: something that `node` stands for; `nil` for a module that is
  ///   imported.
  func holds(_ declaration: DeclarationID?, in node: Int32) -> Bool {
    guard nodes.contains(node) else { return false }
    guard let declarations else { return true }
    return declaration.map(declarations.contains) ?? false
  }

  /// The dependencies, by node, by which a node uses itself, out of what belongs to the end or into
  /// it.
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
