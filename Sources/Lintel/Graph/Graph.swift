import LintelArchitecture
import LintelGraph
import LintelRules

extension Architecture {
  /// What depends on what in a project.
  ///
  /// ```swift
  /// let graph = try Architecture(contentsOf: "lintel.yml").graph()
  /// #expect(try graph.dependencies(from: "UI", to: "Networking").isEmpty)
  /// ```
  ///
  /// A name is that of a component, or else of a type, a file, a module, another declaration or a
  /// folder, as on the command line: `Outer.Inner`, `Core.Store`, `Sources/UI/Row.swift`. One that
  /// means nothing is an error.
  ///
  /// As for rules, a name in the code that may mean several things is no dependency on one of them.
  public struct Graph: Sendable {
    let project: Project
    let queries: GraphQueries

    init(_ project: Project, _ queries: GraphQueries) {
      self.project = project
      self.queries = queries
    }

    /// The components that have any code, by name.
    public var components: [String] { nodes(.component) }

    /// The modules that have any code or are imported, by name.
    public var modules: [String] { nodes(.module) }

    /// What depends on what, by the names at both ends.
    ///
    /// - Parameter level: what stands for one end. At that of components and modules imports count as
    ///   well.
    public func dependencies(level: Level) -> [Dependency] {
      let graph = condensed(level, agreeing: true)
      return dependencies(graph?.edges ?? [], in: graph)
    }

    /// What depends on itself, by the first name.
    ///
    /// - Parameter level: what stands for one part of a cycle.
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
