import LintelArchitecture
import LintelGraph

extension Architecture {
  /// The dependencies of a project, between its types, files, folders, components and modules.
  ///
  /// ```swift
  /// let graph = try Architecture(contentsOf: "lintel.yml").graph()
  /// #expect(try graph.dependencies(from: "UI", to: "Networking").isEmpty)
  /// ```
  ///
  /// A name that is passed to a function of the graph, such as `Outer.Inner` or
  /// `Sources/UI/Row.swift`, is looked up as on the command line: as that of a component, a type, a
  /// file, a module, another declaration or a folder, in this order. An unknown name is an error.
  ///
  /// As in rules, an ambiguous name in the code is a dependency only if all its possible meanings
  /// belong to the same code: to the same node, or to the code that is passed as `to`. Cycles and
  /// paths leave ambiguous names out.
  public struct Graph: Sendable {
    let project: Project
    let queries: GraphQueries

    init(_ project: Project, _ queries: GraphQueries) {
      self.project = project
      self.queries = queries
    }

    /// The names of the components that have any code, sorted.
    public var components: [String] { nodes(.component) }

    /// The names of the modules of the project that have any code or are imported, sorted.
    public var modules: [String] { nodes(.module) }

    /// Returns all dependencies at a level, sorted by the names at both ends.
    ///
    /// - Parameter level: the kind of node at both ends. Between components and between modules,
    ///   imports count as well.
    public func dependencies(level: Level) -> [Dependency] {
      let graph = condensed(level, agreeing: true)
      return dependencies(graph?.edges ?? [], in: graph)
    }

    /// Returns all cycles at a level, sorted by the name of the first node of each.
    ///
    /// - Parameter level: the kind of node in a cycle.
    public func cycles(level: Level) -> [Cycle] {
      guard let graph = condensed(level, agreeing: false) else { return [] }
      return CondensedView(graph).cycles().map { cycle in
        Cycle(
          nodes: cycle.nodes.map { graph.nodes[Int($0)].name },
          cuts: dependencies(cycle.cuts, in: graph))
      }
    }

    private func nodes(_ level: NodeLevel) -> [String] {
      queries.condensed(level, counting: ReferenceFilter(kinds: []))?.nodes.map(\.name) ?? []
    }

    private func condensed(_ level: Level, agreeing: Bool) -> CondensedGraph? {
      NodeLevel(rawValue: level.rawValue).flatMap {
        queries.condensed(
          $0,
          counting: ReferenceFilter(
            certainties: ReferenceFilter.sureCertainties, countsAgreed: agreeing))
      }
    }
  }
}
