import LintelGraph

/// Measures of how much the nodes of a graph depend on each other, directly or indirectly.
struct CumulativeDependency {
  private let nodeCount: Int
  /// The sum over all nodes of the number of nodes that each depends on, itself included: Lakos's
  /// CCD.
  private let sum: Int

  /// - Returns: `nil` for a graph without nodes.
  init?(_ graph: Digraph) {
    guard graph.nodeCount > 0 else { return nil }
    nodeCount = graph.nodeCount
    sum = graph.reachablePairCount()
  }

  /// The average number of nodes that a node depends on, itself included: Lakos's ACD.
  var average: FigureValue { .ratio(sum, to: nodeCount) }

  /// The share of nodes that a change of one node can affect, on average, itself included.
  ///
  /// A. MacCormack, J. Rusnak and C. Baldwin, "Exploring the Structure of Complex Software
  /// Designs", Management Science 52 (2006); defined there for source files.
  var propagationCost: FigureValue { .share(sum, of: nodeCount * nodeCount) }

  /// The sum as a multiple of the sum for a binary tree with as many nodes: NCCD.
  ///
  /// J. Lakos, "Large-Scale C++ Software Design" (1996), 4.12; defined there for pairs of header
  /// and source file, and with a formula for trees whose levels are all full. Here the last level
  /// need not be full.
  var normalized: FigureValue { .ratio(sum, to: Self.sumOfTree(nodeCount)) }

  /// Returns the sum for a tree that is filled level by level, in which each node is needed by
  /// itself and by all nodes above it.
  static func sumOfTree(_ nodeCount: Int) -> Int {
    var sum = 0
    var (level, first) = (1, 1)
    while first <= nodeCount {
      sum += level * (min(2 * first, nodeCount + 1) - first)
      level += 1
      first *= 2
    }
    return sum
  }
}
