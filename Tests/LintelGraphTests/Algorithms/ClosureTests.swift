import LintelTestGraphs
import Testing

@testable import LintelGraph

/// Pairs of nodes that are reached, compared with Warshall's matrix and with sums known beforehand.
@Suite struct ClosureTests {
  @Test func pairsAgreeWithReachability() {
    for seed in 0..<60 {
      let (count, edges) = randomEdges(seed: UInt64(seed) &+ 500, nodes: 13, edges: 6 + seed % 20)
      let reach = reachability(count, edges)
      let expected = (0..<count).reduce(0) { sum, from in
        sum + (0..<count).count { from == $0 || reach[from][$0] }
      }
      #expect(Digraph(nodeCount: count, edges: edges).reachablePairCount() == expected)
    }
  }

  /// More nodes than are looked at together.
  @Test func pairsAgreeWithReachabilityInSlices() {
    let (count, edges) = randomEdges(seed: 7, nodes: 1100, edges: 1250)
    let reach = reachability(count, edges)
    let expected = (0..<count).reduce(0) { sum, from in
      sum + (0..<count).count { from == $0 || reach[from][$0] }
    }
    #expect(Digraph(nodeCount: count, edges: edges).reachablePairCount() == expected)
  }

  @Test(arguments: [0, 1, 2, 1023, 1024, 1025, 3000])
  func chainsAndRings(count: Int) {
    let chain = (0..<max(count - 1, 0)).map { (from: Int32($0), to: Int32($0 + 1)) }
    #expect(
      Digraph(nodeCount: count, edges: chain).reachablePairCount() == count * (count + 1) / 2)
    let ring = (0..<count).map { (from: Int32($0), to: Int32(($0 + 1) % count)) }
    #expect(Digraph(nodeCount: count, edges: ring).reachablePairCount() == count * count)
    #expect(Digraph(nodeCount: count, edges: []).reachablePairCount() == count)
  }
}
