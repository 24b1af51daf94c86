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
  /// Functions take the name of a component, a type, a file, a module, another declaration or a
  /// folder, looked up in this order as on the command line: `Outer.Inner`, `Core.Store`,
  /// `Sources/UI/Row.swift`. An unknown name is an error.
  ///
  /// As in rules, an ambiguous name in the code makes no dependency on any one of its possible
  /// meanings.
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

    /// Returns all cycles at a level, sorted by their first names.
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
