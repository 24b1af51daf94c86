import LintelTestGraphs
import Testing

@testable import LintelGraph

/// What is reached, and what no path can do without, compared with trying everything.
@Suite struct ReachTests {
  @Test(arguments: [Digraph.Direction.forward, .backward])
  func distancesAreTheLengthsOfShortestWays(direction: Digraph.Direction) {
    for seed in 0..<40 {
      let (count, edges) = randomEdges(seed: UInt64(seed) &+ 100, nodes: 12, edges: 18)
      let graph = Digraph(nodeCount: count, edges: edges)
      let starts = Set([Int32(seed % count), Int32(seed * 5 % count)])
      for depth in [0, 1, 2, 3, nil] {
        var expected = [Int?](repeating: nil, count: count)
        for start in starts { expected[Int(start)] = 0 }
        for distance in 0..<(depth ?? count) {
          for edge in edges {
            let (near, far) =
              direction == .forward ? (edge.from, edge.to) : (edge.to, edge.from)
            if expected[Int(near)] == distance, expected[Int(far)] == nil {
              expected[Int(far)] = distance + 1
            }
          }
        }
        #expect(graph.distances(from: starts, direction, within: depth) == expected)
      }
    }
  }

  @Test func excludedEdgesAreNotUsed() {
    for seed in 0..<40 {
      let (count, edges) = randomEdges(seed: UInt64(seed) &+ 200, nodes: 10, edges: 18)
      let graph = Digraph(nodeCount: count, edges: edges)
      let excluded = edges[seed % edges.count]
      let reach = reachability(count, edges.filter { $0 != excluded })
      for start in 0..<count {
        let forward = graph.distances(from: [Int32(start)], .forward) { ($0, $1) != excluded }
        let backward = graph.distances(from: [Int32(start)], .backward) { ($0, $1) != excluded }
        for other in 0..<count {
          #expect((forward[other] != nil) == (start == other || reach[start][other]))
          #expect((backward[other] != nil) == (start == other || reach[other][start]))
        }
      }
    }
  }

  /// An edge is on every path if and only if without it nothing is reached any more.
  @Test func edgesOfEveryPathAreThoseThatSeparate() throws {
    var found = 0
    for seed in 0..<300 {
      let (count, edges) = randomEdges(seed: UInt64(seed) &+ 300, nodes: 9, edges: 9 + seed % 9)
      let graph = Digraph(nodeCount: count, edges: edges)
      // One end or several, which may overlap.
      let sources = Set((0...(seed % 3)).map { Int32(($0 * 4 + seed) % count) })
      let targets = Set((0...(seed % 2)).map { Int32(($0 * 5 + seed / 7) % count) })
      func isConnected(without edge: [Int32]?) -> Bool {
        let reach = reachability(count, edges.filter { [$0.from, $0.to] != edge })
        return sources.contains { source in targets.contains { reach[Int(source)][Int($0)] } }
      }
      guard let path = graph.shortestPath(from: sources, to: targets.contains) else {
        #expect(!isConnected(without: nil))
        continue
      }
      let result = graph.edgesOfEveryPath(from: sources, to: targets.contains, along: path)
        .map { [$0.from, $0.to] }
      let separating = Set(edges.map { [$0.from, $0.to] }).filter { !isConnected(without: $0) }
      #expect(Set(result) == separating, "seed \(seed)")
      // In the order of the path, each once.
      let steps = zip(path, path.dropFirst()).map { [$0, $1] }
      #expect(steps.filter(separating.contains) == result, "seed \(seed)")
      found += result.count
    }
    #expect(found > 100)
  }

  @Test func componentsOfAPartAgreeWithReachability() {
    for seed in 0..<40 {
      let (count, edges) = randomEdges(seed: UInt64(seed) &+ 700, nodes: 14, edges: 30)
      let graph = Digraph(nodeCount: count, edges: edges)
      func isMember(_ node: Int32) -> Bool { (Int(node) + seed) % 4 != 0 }
      let inner = edges.filter { isMember($0.from) && isMember($0.to) }
      let reach = reachability(count, inner)
      let cyclic = graph.cyclicComponents(among: isMember)
      for from in 0..<count {
        for to in 0..<count {
          let together = cyclic.contains { $0.contains(Int32(from)) && $0.contains(Int32(to)) }
          #expect(together == (reach[from][to] && reach[to][from]))
        }
      }
    }
  }

  // MARK: - Growth

  /// Anything that grows with the square of the length, or with the stack, would not come back.
  @Test(.timeLimit(.minutes(1))) func longChains() throws {
    let count = 100_000
    let chain = Digraph(
      nodeCount: count, edges: (1..<count).map { (from: Int32($0 - 1), to: Int32($0)) })
    let last = Int32(count - 1)
    #expect(chain.distances(from: [0], .forward).allSatisfy { $0 != nil })
    #expect(chain.distances(from: [last], .backward).allSatisfy { $0 != nil })
    #expect(chain.distances(from: [0], .forward, within: 10).count { $0 != nil } == 11)
    let path = try #require(chain.shortestPath(from: [0], to: { $0 == last }))
    let common = chain.edgesOfEveryPath(from: [0], to: { $0 == last }, along: path)
    #expect(common.count == count - 1)
    #expect(chain.cyclicComponents().isEmpty)
  }

  @Test(.timeLimit(.minutes(1))) func longLadders() throws {
    // Each rung can be gone round, but for one in the middle.
    let count = 100_000
    let middle = count / 2
    var edges = (1..<count).map { (from: Int32($0 - 1), to: Int32($0)) }
    for node in 2..<count where node != middle && node != middle + 1 {
      edges.append((Int32(node - 2), Int32(node)))
    }
    let ladder = Digraph(nodeCount: count, edges: edges)
    let last = Int32(count - 1)
    let path = try #require(ladder.shortestPath(from: [0], to: { $0 == last }))
    let common = ladder.edgesOfEveryPath(from: [0], to: { $0 == last }, along: path)
    #expect(common.map { [$0.from, $0.to] }.contains([Int32(middle - 1), Int32(middle)]))
    #expect(common.count <= 3)
  }

  @Test(.timeLimit(.minutes(1))) func longRings() {
    let count = 100_000
    let ring = Digraph(
      nodeCount: count, edges: (0..<count).map { (from: Int32($0), to: Int32(($0 + 1) % count)) })
    let components = ring.cyclicComponents()
    #expect(components.map(\.count) == [count])
    for component in components {
      let cut = ring.cheapestCut(of: component) { from, _ in from == 77 ? 1 : 2 }
      #expect(cut.map(\.from) == [77])
    }
  }
}
