import LintelGraph

/// Finds the cycles that dependencies form between more than a given number of units.
package struct CycleFinder {
  private let nodes: LevelNodes
  private let steps: [LevelStep]
  /// The index in `circles` for each node, or `-1` for a node in no cycle.
  private var circleOf: [Int32]
  private let circles: [[Int32]]

  /// - Parameter limit: the largest number of units that may depend on each other.
  package init(_ steps: [LevelStep], between nodes: LevelNodes, upTo limit: Int = 0) {
    self.nodes = nodes
    self.steps = steps
    let digraph = Digraph(nodeCount: nodes.count, edges: steps.map { ($0.from, $0.to) })
    circles = digraph.cyclicComponents().filter { $0.count > limit }
    circleOf = Array(repeating: -1, count: nodes.count)
    for (index, circle) in circles.enumerated() {
      for node in circle { circleOf[Int(node)] = Int32(index) }
    }
  }

  /// Whether both ends of a dependency are units of the same cycle.
  package func isPartOfCycle(_ step: LevelStep) -> Bool {
    circleOf[Int(step.from)] >= 0 && circleOf[Int(step.from)] == circleOf[Int(step.to)]
  }

  /// Whether a unit is in one of the cycles.
  package func isInCycle(_ node: Int32) -> Bool { circleOf[Int(node)] >= 0 }

  /// Returns one cycle for each set of units that all depend on each other, if it has more units
  /// than the limit.
  package func cycles() -> [Cycle] {
    var inside = [[LevelStep]](repeating: [], count: circles.count)
    for step in steps where isPartOfCycle(step) {
      inside[Int(circleOf[Int(step.from)])].append(step)
    }
    return zip(circles, inside).map { cycle(among: $0, steps: $1) }
  }

  private func cycle(among circle: [Int32], steps: [LevelStep]) -> Cycle {
    // The units are numbered in the order of their names, so that the first by name is chosen of
    // equally good cycles and cuts.
    let named = circle.map { (name: nodes.name(of: $0), node: $0) }.sorted { $0 < $1 }
    var number: [Int32: Int32] = [:]
    for (index, entry) in named.enumerated() { number[entry.node] = Int32(index) }
    var edges: [Ends: [EdgeID]] = [:]
    for step in steps {
      let ends = Ends(from: number[step.from] ?? 0, to: number[step.to] ?? 0)
      edges[ends, default: []].append(step.edge)
    }
    let digraph = Digraph(nodeCount: named.count, edges: edges.keys.map { ($0.from, $0.to) })
    let all = named.indices.map(Int32.init)
    let path = digraph.shortestCycle(in: all)
    let cuts = digraph.cheapestCut(of: all) { edges[Ends(from: $0, to: $1)]?.count ?? 1 }
    return Cycle(
      edges: zip(path, path.dropFirst() + path.prefix(1)).compactMap {
        edges[Ends(from: $0, to: $1)]?.min()
      },
      names: path.map { named[Int($0)].name }, memberCount: circle.count,
      cuts: cuts.map {
        Cycle.Cut(
          from: named[Int($0.from)].name, to: named[Int($0.to)].name,
          count: edges[Ends(from: $0.from, to: $0.to)]?.count ?? 1)
      },
      level: nodes.level)
  }

  private struct Ends: Hashable {
    let from: Int32
    let to: Int32
  }
}
