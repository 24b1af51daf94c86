import LintelTestGraphs
import Testing

@testable import LintelGraph

@Suite struct DigraphTests {
  private func graph(_ nodeCount: Int, _ edges: (Int32, Int32)...) -> Digraph {
    Digraph(nodeCount: nodeCount, edges: edges.map { (from: $0.0, to: $0.1) })
  }

  @Test func neighboursAreSortedAndUnique() {
    let graph = graph(3, (0, 2), (0, 1), (0, 2), (2, 1))
    #expect(Array(graph.successors(of: 0)) == [1, 2])
    #expect(Array(graph.predecessors(of: 1)) == [0, 2])
  }

  @Test func componentsOfTwoCyclesAndATail() {
    let graph = graph(6, (0, 1), (1, 0), (1, 2), (2, 3), (3, 4), (4, 2), (5, 5))
    #expect(graph.stronglyConnectedComponents() == [[0, 1], [2, 3, 4], [5]])
    #expect(graph.cyclicComponents() == [[0, 1], [2, 3, 4], [5]])
  }

  @Test func longChainsNeedNoStack() {
    let count = 200_000
    let ring = Digraph(
      nodeCount: count, edges: (0..<count).map { (from: Int32($0), to: Int32(($0 + 1) % count)) })
    #expect(ring.stronglyConnectedComponents().count == 1)
    #expect(ring.shortestPath(from: [0], to: { $0 == 5 }) == [0, 1, 2, 3, 4, 5])
  }

  /// Two nodes are in one component if and only if each reaches the other.
  @Test func componentsAgreeWithReachability() {
    for seed in 0..<40 {
      let (count, edges) = randomEdges(seed: UInt64(seed), nodes: 14, edges: 22)
      let graph = Digraph(nodeCount: count, edges: edges)
      let reach = reachability(count, edges)
      var component = [Int](repeating: -1, count: count)
      for (index, members) in graph.stronglyConnectedComponents().enumerated() {
        for member in members { component[Int(member)] = index }
      }
      for from in 0..<count {
        for to in 0..<count {
          let together = from == to || (reach[from][to] && reach[to][from])
          #expect((component[from] == component[to]) == together)
        }
      }
    }
  }

  @Test func shortestPathBreaksTiesByNumber() {
    let graph = graph(6, (0, 2), (0, 1), (2, 5), (1, 5), (5, 3), (0, 4))
    #expect(graph.shortestPath(from: [0], to: { $0 == 3 }) == [0, 1, 5, 3])
    #expect(graph.shortestPath(from: [0], to: { $0 == 3 }, through: { $0 != 1 }) == [0, 2, 5, 3])
    #expect(graph.shortestPath(from: [4], to: { $0 == 3 }) == nil)
    #expect(graph.shortestPath(from: [0, 5], to: { $0 == 3 }) == [5, 3])
  }

  @Test func shortestCycleStartsAtItsSmallestNode() {
    let graph = graph(6, (0, 1), (1, 2), (2, 3), (3, 0), (3, 4), (4, 5), (5, 3), (4, 3))
    #expect(graph.shortestCycle(in: [0, 1, 2, 3, 4, 5]) == [3, 4])
    #expect(self.graph(1, (0, 0)).shortestCycle(in: [0]) == [0])
  }

  @Test func cheapestCutOfAWeightedCycle() {
    let graph = graph(3, (0, 1), (1, 2), (2, 0))
    let weights = [0: 5, 1: 2, 2: 9]
    let cut = graph.cheapestCut(of: [0, 1, 2]) { from, _ in weights[Int(from)] ?? 1 }
    #expect(cut.map { [$0.from, $0.to] } == [[1, 2]])
  }

  /// On small graphs the cut must weigh as little as the best of all orders of the nodes.
  @Test func cheapestCutIsMinimal() {
    for seed in 0..<25 {
      let (count, edges) = randomEdges(seed: UInt64(seed) &+ 1000, nodes: 6, edges: 14)
      let graph = Digraph(nodeCount: count, edges: edges)
      func weight(_ from: Int32, _ to: Int32) -> Int { Int(from * 7 + to * 3) % 5 + 1 }
      for component in graph.cyclicComponents() where component.count > 1 {
        let cut = graph.cheapestCut(of: component, weight: weight)
        let inner = edges.filter { component.contains($0.from) && component.contains($0.to) }
        let distinct = Set(inner.map { [$0.from, $0.to] })
        var best = Int.max
        permute(component) { order in
          let cost = distinct.reduce(0) { sum, edge in
            let from = order.firstIndex(of: edge[0]) ?? 0
            let to = order.firstIndex(of: edge[1]) ?? 0
            return from >= to ? sum + weight(edge[0], edge[1]) : sum
          }
          best = min(best, cost)
        }
        #expect(cut.reduce(0) { $0 + weight($1.from, $1.to) } == best)
      }
    }
  }

  /// Whatever the size, nothing cyclic is left, and every edge of the cut is needed.
  @Test func cutOfALargeComponentLeavesNoCycle() {
    let (count, edges) = randomEdges(seed: 7, nodes: 60, edges: 240)
    let graph = Digraph(nodeCount: count, edges: edges)
    for component in graph.cyclicComponents() where component.count > 16 {
      let cut = graph.cheapestCut(of: component) { _, _ in 1 }
      let inner = Set(
        edges.filter { component.contains($0.from) && component.contains($0.to) }
          .map { [$0.from, $0.to] })
      let left = inner.subtracting(cut.map { [$0.from, $0.to] })
      func isAcyclic(_ edges: Set<[Int32]>) -> Bool {
        Digraph(nodeCount: count, edges: edges.map { (from: $0[0], to: $0[1]) })
          .cyclicComponents().isEmpty
      }
      #expect(isAcyclic(left))
      for edge in cut { #expect(!isAcyclic(left.union([[edge.from, edge.to]]))) }
    }
  }

  // MARK: - Helpers

  private func permute(_ nodes: [Int32], _ visit: ([Int32]) -> Void) {
    func extend(_ order: [Int32], _ rest: [Int32]) {
      guard !rest.isEmpty else { return visit(order) }
      for node in rest { extend(order + [node], rest.filter { $0 != node }) }
    }
    extend([], nodes)
  }
}
