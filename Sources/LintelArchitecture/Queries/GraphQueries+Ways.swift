import LintelGraph

/// A shortest path of dependencies from one subject to another.
package struct Way {
  package let path: WitnessPath
  /// The graph whose edges are the steps.
  package let graph: CondensedGraph
  /// Whether the path leads from type to type, and not by imports from one module or component to
  /// the next.
  package let isOfTypes: Bool
  private let ends: (PathEnd, PathEnd)

  fileprivate init?(in graph: CondensedGraph, _ ends: (PathEnd, PathEnd), isOfTypes: Bool) {
    guard let path = PathSearch(graph, from: [ends.0], to: [ends.1]).shortest else { return nil }
    self.path = path
    self.graph = graph
    self.isOfTypes = isOfTypes
    self.ends = ends
  }

  /// Whether there still is a path without the dependencies of `edge`.
  package func leads(without edge: CondensedGraph.Edge) -> Bool {
    PathSearch(graph, from: [ends.0], to: [ends.1], without: Set(edge.dependencies)).findsPath
  }
}

extension GraphQueries {
  /// Returns a shortest path between two subjects, from type to type. If there is no such path, and
  /// both subjects are modules or both are components, the path leads from module to module, or
  /// from component to component, by imports.
  package func way(
    from: NamedSubject, to: NamedSubject, counting filter: ReferenceFilter
  ) -> Way? {
    guard areConnected(from, to, counting: filter) else { return nil }
    let types = condensedByType(between: [from, to], counting: filter)
    let ends = (PathEnd(from.declarations, in: types), PathEnd(to.declarations, in: types))
    if let way = Way(in: types, ends, isOfTypes: true) { return way }
    guard from.level == to.level, from.level != .type, from.level != .file,
      // Other references are not counted, because uses by different types of one component do not
      // connect to a path; imports of whole modules do.
      let wholes = condensed(from.level, counting: ReferenceFilter(kinds: [.import]))
    else { return nil }
    return Way(in: wholes, (end(from, in: wholes), end(to, in: wholes)), isOfTypes: false)
  }

  /// Whether there can be a path: between two modules, only if the graph of modules has one. Paths
  /// of types are less strict, because in code that several modules compile, they combine the
  /// dependencies of all these modules.
  private func areConnected(
    _ from: NamedSubject, _ to: NamedSubject, counting filter: ReferenceFilter
  ) -> Bool {
    guard from.level == .module, to.level == .module, from.nodeNames != to.nodeNames else {
      return true
    }
    let modules = graph.condensedByModule(counting: filter)
    return PathSearch(modules, from: [end(from, in: modules)], to: [end(to, in: modules)]).findsPath
  }

  private func end(_ subject: NamedSubject, in wholes: CondensedGraph) -> PathEnd {
    PathEnd(nodes: wholes.nodes(named: subject.nodeNames))
  }
}
