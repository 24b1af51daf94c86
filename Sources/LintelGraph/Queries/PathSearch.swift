import LintelVocabulary

/// Searches a condensed graph for paths whose first reference is made by code of one end, and whose
/// last reference leads to code of another.
///
/// A node may contain more than the code of an end, e.g. a type with extensions in several
/// components. Each node therefore appears three times: as a start, on the way and as an end.
package struct PathSearch: Sendable {
  private let graph: CondensedGraph
  private let starts: [PathEnd]
  private let ends: [PathEnd]
  /// The references of nodes to themselves that may begin or end a path, by node.
  private let loops: [Int32: CondensedGraph.Edge]
  private let digraph: Digraph

  /// - Parameters:
  ///   - starts: the code in which a path may begin: any of these.
  ///   - ends: the code in which a path may end: any of these.
  ///   - excluded: the references to leave out, as indices in ``DependencyGraph/dependencies``.
  package init(
    _ graph: CondensedGraph, from starts: [PathEnd], to ends: [PathEnd],
    without excluded: Set<Int32> = []
  ) {
    self.graph = graph
    self.starts = starts
    self.ends = ends
    loops = Self.loops(in: graph, starts + ends)
    let count = Int32(graph.nodes.count)
    var ways: [(from: Int32, to: Int32)] = []
    for edge in graph.edges + loops.values {
      let uses = Self.uses(of: edge, in: graph).filter { !excluded.contains($0.dependency) }
      if uses.isEmpty { continue }
      if edge.from != edge.to { ways.append((count + edge.from, count + edge.to)) }
      let first = uses.filter { Self.begins(with: $0, starts) }
      if !first.isEmpty { ways.append((edge.from, count + edge.to)) }
      if uses.contains(where: { Self.arrives(by: $0, ends) }) {
        ways.append((count + edge.from, 2 * count + edge.to))
      }
      if first.contains(where: { Self.arrives(by: $0, ends) }) {
        ways.append((edge.from, 2 * count + edge.to))
      }
    }
    digraph = Digraph(nodeCount: 3 * graph.nodes.count, edges: ways)
  }

  /// Whether there is a path.
  package var findsPath: Bool { reaches(digraph.distances(from: sources, .forward)) }

  /// A shortest path; ties go to the earlier names. `nil` if there is none.
  package var shortest: WitnessPath? {
    guard let path = digraph.shortestPath(from: sources, to: isTarget) else { return nil }
    let steps = zip(path, path.dropFirst()).map(step)
    let certain = Set(
      digraph.edgesOfEveryPath(from: sources, to: isTarget, along: path).map(\.from))
    let unavoidable = zip(path, steps).filter { certain.contains($0) || needs($1) }.map(\.1)
    return WitnessPath(steps: steps, unavoidableSteps: unavoidable)
  }

  /// Returns the number of steps to each node from the nearest start; `nil` if no path leads to it.
  func distancesFromStarts(within depth: Int?) -> [Int?] {
    nearest(digraph.distances(from: sources, .forward, within: depth))
  }

  /// Returns the number of steps from each node to the nearest end; `nil` if no path leads there.
  func distancesToEnds(within depth: Int?) -> [Int?] {
    nearest(digraph.distances(from: targets, .backward, within: depth))
  }

  /// Returns for each node whether it lies on a path of at most `depth` steps.
  func liesOnPath(within depth: Int?) -> [Bool] {
    let behind = digraph.distances(from: sources, .forward, within: depth)
    let ahead = digraph.distances(from: targets, .backward, within: depth)
    let lengths = zip(behind, ahead).map { behind, ahead in
      behind.flatMap { behind in ahead.map { behind + $0 } }
    }
    return nearest(lengths).map { length in length.map { $0 <= depth ?? .max } ?? false }
  }
}

extension PathSearch {
  /// One reference of an edge.
  private struct Use {
    let edge: CondensedGraph.Edge
    /// The index in ``DependencyGraph/dependencies``; -1 for an import.
    let dependency: Int32
    let from: DeclarationID
    /// The target; `nil` for a module.
    let to: DeclarationID?
    var isLoop: Bool { edge.from == edge.to }
  }

  private static func uses(of edge: CondensedGraph.Edge, in graph: CondensedGraph) -> [Use] {
    let project = graph.project
    return edge.dependencies.map { index in
      let value = project.dependencies[Int(index)]
      return Use(edge: edge, dependency: index, from: value.from, to: value.to)
    }
      + edge.imports.map { index in
        let file = project.imports[Int(index)].file
        return Use(edge: edge, dependency: -1, from: project.scope(of: file), to: nil)
      }
  }

  /// Returns the edges from nodes to themselves, e.g. to a type from its extension in another
  /// component.
  private static func loops(
    in graph: CondensedGraph, _ ends: [PathEnd]
  ) -> [Int32: CondensedGraph.Edge] {
    let found = ends.flatMap { $0.loops(in: graph) }
    return Dictionary(
      uniqueKeysWithValues: Dictionary(grouping: found, by: \.node).map { node, uses in
        let dependencies = Set(uses.map(\.dependency)).sorted()
        let certainties = dependencies.map { graph.project.dependencies[Int($0)].certainty }
        return (
          node,
          CondensedGraph.Edge(
            from: node, to: node, dependencies: dependencies, imports: [],
            certainty: Certainty.surest(of: certainties) ?? .named)
        )
      })
  }

  private static func begins(with use: Use, _ starts: [PathEnd]) -> Bool {
    starts.contains { start in
      start.holds(use.from, in: use.edge.from)
        && !(use.isLoop && start.holds(use.to, in: use.edge.to))
    }
  }

  private static func arrives(by use: Use, _ ends: [PathEnd]) -> Bool {
    ends.contains { end in
      end.holds(use.to, in: use.edge.to)
        && !(use.isLoop && end.holds(use.from, in: use.edge.from))
    }
  }

  private var count: Int32 { Int32(graph.nodes.count) }
  private var sources: [Int32] { Set(starts.flatMap(\.nodes)).sorted() }
  private var targets: [Int32] { Set(ends.flatMap(\.nodes)).sorted().map { 2 * count + $0 } }
  private func isTarget(_ node: Int32) -> Bool { node >= 2 * count }

  private func reaches(_ distances: [Int?]) -> Bool {
    distances[(2 * graph.nodes.count)...].contains { $0 != nil }
  }

  /// Returns the smallest of the three values of each node.
  private func nearest(_ values: [Int?]) -> [Int?] {
    let count = graph.nodes.count
    return (0..<count).map { node in
      [values[node], values[count + node], values[2 * count + node]].compactMap(\.self).min()
    }
  }

  /// Returns the edge for a step, with only the references that the path can take there.
  private func step(_ from: Int32, _ to: Int32) -> CondensedGraph.Edge {
    let (source, target) = (from % count, to % count)
    let edge = source == target ? loops[source] : graph.edge(from: source, to: target)
    let uses = edge.map { Self.uses(of: $0, in: graph) } ?? []
    let taken = uses.filter {
      (from >= count || Self.begins(with: $0, starts))
        && (to < 2 * count || Self.arrives(by: $0, ends))
    }
    return CondensedGraph.Edge(
      from: source, to: target, dependencies: taken.map(\.dependency).filter { $0 >= 0 },
      imports: edge?.imports ?? [], certainty: edge?.certainty ?? .named)
  }

  /// Whether every path contains an edge, as its first step, on its way or as its last step.
  private func needs(_ step: CondensedGraph.Edge) -> Bool {
    !reaches(
      digraph.distances(from: sources, .forward) { from, to in
        from % count != step.from || to % count != step.to
      })
  }
}
