import LintelGraph

/// The components of a variant, and the dependencies between them.
public struct ComponentDependencies: Equatable, Sendable {
  /// The names of the components, sorted.
  public let names: [String]
  /// The dependencies, sorted by the names at both ends.
  public let dependencies: [ComponentDependency]

  public init(names: [String], dependencies: [ComponentDependency]) {
    self.names = names.sorted()
    self.dependencies = dependencies.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  public init(_ graph: CondensedGraph) {
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
public struct ComponentDependency: Equatable, Sendable {
  public let from: String
  public let to: String
  public let referenceCount: Int

  public init(from: String, to: String, referenceCount: Int) {
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
public struct ComponentDifference: Equatable, Sendable {
  /// The name of the variant.
  public let variant: String
  /// The names of the components, sorted.
  public let names: [String]
  /// The dependencies, sorted by the names at both ends.
  public let dependencies: [ComponentDependency]

  init(of variant: String, _ own: ComponentDependencies, from other: ComponentDependencies) {
    self.variant = variant
    let knownNames = Set(other.names)
    names = own.names.filter { !knownNames.contains($0) }
    let known = Set(other.dependencies.map(\.ends))
    dependencies = own.dependencies.filter { !known.contains($0.ends) }
  }
}
