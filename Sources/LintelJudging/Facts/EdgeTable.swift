import LintelComponents
import LintelGraph
import LintelVocabulary

/// The index of a dependency in the graph; the indices after the last dependency are imports.
package typealias EdgeID = ID<Edge>

/// A dependency, or an import that is treated as one.
package struct Edge {
  package enum Target: Hashable {
    case declaration(DeclarationID)
    /// An imported module, with its identity if it belongs to the project.
    case module(Name, ModuleID?)
  }

  package let from: DeclarationID
  package let to: Target
  package let kind: ReferenceKind
  package let certainty: Certainty
  /// See ``Dependency/ambiguity``.
  package let ambiguity: Ambiguity?
  package let file: FileID
  package let offset: UInt32
  package let length: UInt32
}

/// All dependencies between different outermost declarations, grouped by the memberships of both
/// ends, so that a rule looks at each pair of memberships once and not at each dependency.
///
/// An import of a module of the project is a dependency on the components that contain every file
/// of the module, unless the importing file is part of the module.
package final class EdgeTable: Sendable {
  package struct Group: Sendable {
    package let from: MembershipID
    package let to: MembershipID
    fileprivate let range: Range<Int>
  }

  package let groups: [Group]
  /// The indices of the groups that begin in each component, and of those that end in it.
  private let groupsFrom: [[Int]]
  private let groupsTo: [[Int]]
  private let graph: DependencyGraph
  private let order: [EdgeID]

  package init(_ graph: DependencyGraph, _ components: ComponentMap) {
    self.graph = graph
    var edges: [(edge: EdgeID, from: MembershipID, to: MembershipID)] = []
    edges.reserveCapacity(graph.dependencies.count)
    for (position, value) in graph.dependencies.enumerated()
    where !value.isQualifier && graph.outermost(of: value.from) != graph.outermost(of: value.to)
      && !Self.isAnsweredForByItsAlias(value, components)
    {
      edges.append(
        (
          EdgeID(position), components.membershipOf[value.from.position],
          components.membershipOf[value.to.position]
        ))
    }
    for (position, value) in graph.imports.enumerated() {
      guard let module = value.module, !graph.files[value.file].isCompiled(in: module) else {
        continue
      }
      edges.append(
        (
          EdgeID(graph.dependencies.count + position),
          components.membershipOf[graph.scope(of: value.file).position],
          components.membershipOfModule[module.position]
        ))
    }
    // Two stable passes of counting sort: by target, then by source.
    let count = components.memberships.count
    let byTarget = Self.sort(Array(edges.indices), count: count) { edges[$0].to }
    let sorted = Self.sort(byTarget, count: count) { edges[$0].from }
    order = sorted.map { edges[$0].edge }

    var groups: [Group] = []
    var start = 0
    for position in sorted.indices {
      let this = edges[sorted[position]]
      let isLast = position + 1 == sorted.count
      if isLast || edges[sorted[position + 1]].from != this.from
        || edges[sorted[position + 1]].to != this.to
      {
        groups.append(Group(from: this.from, to: this.to, range: start..<(position + 1)))
        start = position + 1
      }
    }
    self.groups = groups
    groupsFrom = Self.positions(of: groups, components) { $0.from }
    groupsTo = Self.positions(of: groups, components) { $0.to }
  }

  private static func positions(
    of groups: [Group], _ components: ComponentMap, by end: (Group) -> MembershipID
  ) -> [[Int]] {
    var positions = [[Int]](repeating: [], count: components.components.count)
    for (position, group) in groups.enumerated() {
      for component in components.memberships[end(group)].all {
        positions[component.position].append(position)
      }
    }
    return positions
  }

  /// Returns the groups that begin in one of the components, in order.
  package func groups(from components: [ComponentID]) -> [Group] {
    Set(components.flatMap { groupsFrom[$0.position] }).sorted().map { groups[$0] }
  }

  /// Returns the groups that end in one of the components, in order.
  package func groups(to components: [ComponentID]) -> [Group] {
    Set(components.flatMap { groupsTo[$0.position] }).sorted().map { groups[$0] }
  }

  /// Returns the edges of a group: first dependencies, then imports, each in the order of the
  /// graph.
  package func edges(of group: Group) -> ArraySlice<EdgeID> { order[group.range] }

  package subscript(edge: EdgeID) -> Edge {
    if edge.position < graph.dependencies.count {
      let value = graph.dependencies[edge.position]
      return Edge(
        from: value.from, to: .declaration(value.to), kind: value.kind,
        certainty: value.certainty, ambiguity: value.ambiguity,
        file: graph.declarations[value.from].file, offset: value.offset, length: value.length)
    }
    let value = graph.imports[edge.position - graph.dependencies.count]
    return Edge(
      from: graph.scope(of: value.file), to: .module(value.moduleName, value.module), kind: .import,
      certainty: .named, ambiguity: nil, file: value.file, offset: value.offset,
      length: value.length)
  }

  /// Returns the modules at both ends of an edge, once for each module out of which the edge leads.
  func moduleSteps(of edge: EdgeID) -> [(from: ModuleID, to: ModuleID)] {
    let position = edge.position - graph.dependencies.count
    return position < 0
      ? graph.moduleSteps(of: graph.dependencies[edge.position])
      : graph.moduleSteps(of: graph.imports[position])
  }

  /// Returns the edge of the import at an index of ``DependencyGraph/imports``.
  package func edge(ofImport position: Int) -> EdgeID {
    EdgeID(graph.dependencies.count + position)
  }

  /// Whether a dependency is written through a typealias that belongs to a component. Then the user
  /// depends on the typealias only, and the typealias on the type that it stands for.
  private static func isAnsweredForByItsAlias(
    _ dependency: Dependency, _ components: ComponentMap
  ) -> Bool {
    dependency.alias.map { !components.membership(of: $0).all.isEmpty } ?? false
  }

  private static func sort(
    _ items: [Int], count: Int, by key: (Int) -> MembershipID
  ) -> [Int] {
    var next = [Int](repeating: 0, count: count + 1)
    for item in items { next[key(item).position + 1] += 1 }
    for row in 0..<count { next[row + 1] += next[row] }
    var result = [Int](repeating: 0, count: items.count)
    for item in items {
      let row = key(item).position
      result[next[row]] = item
      next[row] += 1
    }
    return result
  }
}
