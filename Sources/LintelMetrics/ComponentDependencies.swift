import LintelGraph

/// The components of a variant, and the dependencies between them.
package struct ComponentDependencies: Equatable, Sendable {
  /// The names of the components, sorted.
  package let names: [String]
  /// The dependencies, sorted by the names at both ends.
  package let dependencies: [ComponentDependency]

  package init(names: [String], dependencies: [ComponentDependency]) {
    self.names = names.sorted()
    self.dependencies = dependencies.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  package init(_ graph: CondensedGraph) {
    self.init(
      names: graph.nodes.map(\.name),
      dependencies: graph.edges.map {
        ComponentDependency(
          from: graph.nodes[Int($0.from)].name, to: graph.nodes[Int($0.to)].name,
          referenceCount: $0.referenceCount)
      })
  }
}

/// All references from one component to another.
package struct ComponentDependency: Equatable, Sendable {
  package let from: String
  package let to: String
  package let referenceCount: Int

  package init(from: String, to: String, referenceCount: Int) {
    self.from = from
    self.to = to
    self.referenceCount = referenceCount
  }

  fileprivate struct Ends: Hashable {
    let from: String
    let to: String
  }

  fileprivate var ends: Ends { Ends(from: from, to: to) }
}

/// The components and dependencies that only one of two variants has.
package struct ComponentDifference: Equatable, Sendable {
  /// The name of the variant.
  package let variant: String
  /// The names of the components, sorted.
  package let names: [String]
  /// The dependencies, sorted by the names at both ends.
  package let dependencies: [ComponentDependency]

  init(of variant: String, _ own: ComponentDependencies, from other: ComponentDependencies) {
    self.variant = variant
    let knownNames = Set(other.names)
    names = own.names.filter { !knownNames.contains($0) }
    let known = Set(other.dependencies.map(\.ends))
    dependencies = own.dependencies.filter { !known.contains($0.ends) }
  }
}
