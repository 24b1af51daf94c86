import LintelGraph
import Testing

@testable import LintelMetrics

@Suite struct CumulativeDependencyTests {
  private func dependency(_ nodeCount: Int, _ edges: (Int32, Int32)...) -> CumulativeDependency? {
    CumulativeDependency(
      Digraph(nodeCount: nodeCount, edges: edges.map { (from: $0.0, to: $0.1) }))
  }

  @Test func chain() {
    let chain = dependency(3, (0, 1), (1, 2))
    #expect(chain?.propagationCost == .share(6, of: 9))
    #expect(chain?.normalized == .ratio(6, to: 5))
  }

  @Test func ring() {
    let ring = dependency(3, (0, 1), (1, 2), (2, 0))
    #expect(ring?.propagationCost == .share(9, of: 9))
    #expect(ring?.normalized == .ratio(9, to: 5))
  }

  @Test func unrelated() {
    let unrelated = dependency(4)
    #expect(unrelated?.propagationCost == .share(4, of: 16))
    #expect(unrelated?.normalized == .ratio(4, to: 8))
  }

  /// The tree that others are measured against has the value 1.
  @Test func binaryTree() {
    let tree = dependency(7, (0, 1), (0, 2), (1, 3), (1, 4), (2, 5), (2, 6))
    #expect(tree?.normalized == .ratio(17, to: 17))
  }

  @Test func nothing() { #expect(dependency(0) == nil) }

  /// Lakos's formula, (n + 1) * log2(n + 1) - n, for trees all of whose levels are full.
  @Test(arguments: 1...16)
  func fullTrees(levels: Int) {
    let nodes = 1 << levels - 1
    #expect(CumulativeDependency.sumOfTree(nodes) == (nodes + 1) * levels - nodes)
  }

  @Test func otherTrees() {
    // Node by node: how many are on the way to it from the top.
    for count in 1...200 {
      let expected = (1...count).reduce(0) { sum, node in
        sum + sequence(first: node, next: { $0 > 1 ? $0 / 2 : nil }).reduce(0) { way, _ in way + 1 }
      }
      #expect(CumulativeDependency.sumOfTree(count) == expected)
    }
  }
}
