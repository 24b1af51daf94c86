import LintelTestGraphs
import Testing

@testable import LintelGraph

@Suite struct ReachableTargetsTests {
  /// Compared with Warshall's matrix, on graphs with and without cycles.
  @Test func bitsAgreeWithReachability() {
    for seed in 0..<60 {
      let (count, edges) = randomEdges(seed: UInt64(seed) &+ 900, nodes: 13, edges: 6 + seed % 20)
      let reach = reachability(count, edges)
      let targets = (0..<Int32(count)).filter { ($0 + Int32(seed)) % 3 != 0 }
      let found = ReachableTargets(Digraph(nodeCount: count, edges: edges)).reached(targets)
      for node in 0..<count {
        for (bit, target) in targets.enumerated() {
          let isReached = node == Int(target) || reach[node][Int(target)]
          #expect((found[node] >> UInt64(bit)) & 1 == (isReached ? 1 : 0))
        }
      }
    }
  }

  @Test func groupsStandBeforeWhatTheyLeadTo() {
    let edges: [(from: Int32, to: Int32)] = [(3, 1), (1, 2), (2, 1), (2, 0), (4, 3)]
    let graph = ReachableTargets(Digraph(nodeCount: 5, edges: edges))
    #expect(graph.sourcesFirst == [[4], [3], [1, 2], [0]])
  }
}
