import LintelVocabulary

/// A graph whose nodes stand for many declarations each: the types, files or modules of a project,
/// or its components.
package final class CondensedGraph: Sendable {
  package struct Node: Equatable, Sendable {
    /// The name, unique in its graph.
    package let name: String
    /// The name of the module, or the folder, that the node lies in; `nil` if it lies in none, or
    /// in several.
    package let group: String?

    package init(name: String, group: String? = nil) {
      self.name = name
      self.group = group
    }
  }

  /// All references from one node to another.
  package struct Edge: Sendable {
    /// The index of the source in ``CondensedGraph/nodes``.
    package let from: Int32
    package let to: Int32
    /// Indices in ``DependencyGraph/dependencies``, ascending.
    package let dependencies: [Int32]
    /// Indices in ``DependencyGraph/imports``, ascending; empty unless nodes contain whole modules.
    package let imports: [Int32]
    /// The highest certainty of the references. An ambiguous name whose possible meanings all
    /// belong to the target node counts as ``Certainty/inferred``.
    package let certainty: Certainty

    package var referenceCount: Int { dependencies.count + imports.count }
  }

  /// The nodes, sorted by name.
  package let nodes: [Node]
  /// The edges, sorted by source and target; none leads from a node to itself.
  package let edges: [Edge]
  package let digraph: Digraph
  let project: DependencyGraph
  let filter: ReferenceFilter
  /// The nodes that each declaration belongs to, by the index of the declaration.
  let nodesOf: Rows

  /// Condenses `graph`.
  ///
  /// - Parameters:
  ///   - nodes: in any order, with different names.
  ///   - membership: appends the indices in `nodes` of the nodes that a declaration belongs to;
  ///     appends nothing for a declaration to leave out.
  ///   - moduleNodes: returns the nodes that a whole module belongs to, if imports make edges.
  ///   - nodeOfModule: returns the node of a module, if nodes are modules: a reference in code that
  ///     several modules compile is then an edge from each module that it leads out of.
  ///   - filter: the references that make edges.
  package init(
    _ graph: DependencyGraph, nodes: [Node], membership: (DeclarationID, inout [Int32]) -> Void,
    moduleNodes: (ModuleID) -> [Int32] = { _ in [] }, nodeOfModule: ((ModuleID) -> Int32)? = nil,
    counting filter: ReferenceFilter = .all
  ) {
    let order = nodes.indices.sorted { nodes[$0].name < nodes[$1].name }
    var position = [Int32](repeating: 0, count: nodes.count)
    for (new, old) in order.enumerated() { position[old] = Int32(new) }
    let nodesOf = Rows(rowCount: graph.declarations.count) { row, values in
      let start = values.count
      membership(DeclarationID(row), &values)
      for index in start..<values.count { values[index] = position[Int(values[index])] }
    }
    self.nodesOf = nodesOf
    project = graph
    self.filter = filter
    var found: [FoundReference] = []
    func add(
      _ sources: ArraySlice<Int32>, _ targets: ArraySlice<Int32>, dependency: Int32 = -1,
      import: Int32 = -1
    ) {
      // If nodes overlap, code that both ends share makes no edge between them.
      for from in sources where !targets.contains(from) {
        for to in targets where !sources.contains(to) {
          found.append((from, to, dependency, `import`))
        }
      }
    }
    func add(
      _ steps: [(from: ModuleID, to: ModuleID)], _ nodeOfModule: (ModuleID) -> Int32,
      dependency: Int32 = -1, import: Int32 = -1
    ) {
      for step in steps {
        let from = position[Int(nodeOfModule(step.from))]
        let to = position[Int(nodeOfModule(step.to))]
        if from != to { found.append((from, to, dependency, `import`)) }
      }
    }
    let agreed = Self.agreed(in: graph, nodesOf)
    for (index, value) in graph.dependencies.enumerated()
    where filter.counts(value)
      || filter.countsAgreed && filter.countsKind(of: value) && agreed[index]
    {
      if let nodeOfModule {
        add(graph.moduleSteps(of: value), nodeOfModule, dependency: Int32(index))
      } else {
        add(nodesOf[value.from], nodesOf[value.to], dependency: Int32(index))
      }
    }
    for (index, value) in graph.imports.enumerated() where filter.countsImports {
      if let nodeOfModule {
        add(graph.moduleSteps(of: value), nodeOfModule, import: Int32(index))
        continue
      }
      guard let module = value.module, !graph.files[value.file].isCompiled(in: module) else {
        continue
      }
      let targets = moduleNodes(module).map { position[Int($0)] }
      add(nodesOf[graph.scope(of: value.file)], targets[...], import: Int32(index))
    }
    found.sort {
      ($0.from, $0.to, $0.dependency, $0.import) < ($1.from, $1.to, $1.dependency, $1.import)
    }
    self.nodes = order.map { nodes[$0] }
    edges = Self.edges(grouping: found) { index in
      agreed[Int(index)] ? .inferred : graph.dependencies[Int(index)].certainty
    }
    digraph = Digraph(nodeCount: nodes.count, edges: edges.map { ($0.from, $0.to) })
  }

  /// A dependency or an import between two nodes, by its index in the graph; the other index is -1.
  private typealias FoundReference = (from: Int32, to: Int32, dependency: Int32, import: Int32)

  /// - Parameter found: the references, sorted by the nodes at both ends.
  private static func edges(
    grouping found: [FoundReference], certainty: (Int32) -> Certainty
  ) -> [Edge] {
    var edges: [Edge] = []
    var start = 0
    while start < found.count {
      var end = start
      while end < found.count, found[end].from == found[start].from,
        found[end].to == found[start].to
      {
        end += 1
      }
      let references = found[start..<end]
      let dependencies = references.map(\.dependency).filter { $0 >= 0 }
      let imports = references.map(\.import).filter { $0 >= 0 }
      let certainties = dependencies.map(certainty) + (imports.isEmpty ? [] : [.named])
      edges.append(
        Edge(
          from: found[start].from, to: found[start].to, dependencies: dependencies,
          imports: imports, certainty: Certainty.surest(of: certainties) ?? .named))
      start = end
    }
    return edges
  }

  /// Returns for each dependency whether it is a possible meaning of an ambiguous name whose
  /// meanings are all known and all belong to the same nodes, e.g. two overloads in one type.
  private static func agreed(in graph: DependencyGraph, _ nodesOf: Rows) -> [Bool] {
    let dependencies = graph.dependencies
    var result = [Bool](repeating: false, count: dependencies.count)
    var start = 0
    while start < dependencies.count {
      // The dependencies of the same written name are adjacent.
      let first = dependencies[start]
      var end = start + 1
      while end < dependencies.count, dependencies[end].from == first.from,
        dependencies[end].offset == first.offset
      {
        end += 1
      }
      let isAgreed =
        first.certainty == .ambiguous
        && dependencies[start..<end].allSatisfy {
          $0.certainty == .ambiguous && $0.ambiguity?.isOfProject ?? false
            && nodesOf[$0.to] == nodesOf[first.to]
        }
      if isAgreed { for index in start..<end { result[index] = true } }
      start = end
    }
    return result
  }

  /// Returns the index of the node named `name`; `nil` if there is none.
  package func node(named name: String) -> Int32? {
    let position = nodes.partitioningIndex { $0.name >= name }
    return position < nodes.count && nodes[position].name == name ? Int32(position) : nil
  }

  /// Returns the indices of the nodes with these names, ascending.
  package func nodes(named names: [String]) -> [Int32] {
    Set(names.compactMap(node(named:))).sorted()
  }

  /// Returns the indices of the nodes that at least one of `declarations` belongs to, ascending.
  package func nodes(of declarations: some Sequence<DeclarationID>) -> [Int32] {
    Set(declarations.lazy.flatMap { self.nodesOf[$0] }).sorted()
  }

  /// Returns the edge between two nodes, if there is one.
  package func edge(from: Int32, to: Int32) -> Edge? {
    let position = edges.partitioningIndex { ($0.from, $0.to) >= (from, to) }
    guard position < edges.count, edges[position].from == from, edges[position].to == to else {
      return nil
    }
    return edges[position]
  }
}
