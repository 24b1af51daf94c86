extension Digraph {
  /// Returns the strongly connected components, each ascending, in the order of their smallest
  /// nodes.
  ///
  /// Tarjan, "Depth-first search and linear graph algorithms" (1972), without recursion: linear in
  /// nodes and edges, and safe on paths of any length.
  ///
  /// - Parameter isMember: returns false for a node that is ignored, with the edges from and to it.
  package func stronglyConnectedComponents(
    among isMember: (Int32) -> Bool = { _ in true }
  ) -> [[Int32]] {
    var order = [Int32](repeating: -1, count: nodeCount)
    var low = [Int32](repeating: 0, count: nodeCount)
    var isOpen = [Bool](repeating: false, count: nodeCount)
    var open: [Int32] = []
    var calls: [(node: Int32, next: Int)] = []
    var visited: Int32 = 0
    var components: [[Int32]] = []

    func enter(_ node: Int32) {
      order[Int(node)] = visited
      low[Int(node)] = visited
      visited += 1
      open.append(node)
      isOpen[Int(node)] = true
      calls.append((node, successors(of: node).startIndex))
    }

    for root in 0..<Int32(nodeCount) where order[Int(root)] < 0 && isMember(root) {
      enter(root)
      while let (node, next) = calls.last {
        let targets = successors(of: node)
        if next < targets.endIndex {
          calls[calls.count - 1].next = next + 1
          let target = targets[next]
          if order[Int(target)] < 0 {
            if isMember(target) { enter(target) }
          } else if isOpen[Int(target)] {
            low[Int(node)] = min(low[Int(node)], order[Int(target)])
          }
          continue
        }
        calls.removeLast()
        if let caller = calls.last?.node {
          low[Int(caller)] = min(low[Int(caller)], low[Int(node)])
        }
        if low[Int(node)] == order[Int(node)], let start = open.lastIndex(of: node) {
          for member in open[start...] { isOpen[Int(member)] = false }
          components.append(open[start...].sorted())
          open.removeSubrange(start...)
        }
      }
    }
    return components.sorted { $0[0] < $1[0] }
  }

  /// Returns the components that contain a cycle: those with several nodes, and nodes with an edge
  /// to themselves.
  ///
  /// - Parameter isMember: returns false for a node that is ignored, with the edges from and to it.
  package func cyclicComponents(among isMember: (Int32) -> Bool = { _ in true }) -> [[Int32]] {
    stronglyConnectedComponents(among: isMember).filter {
      $0.count > 1 || successors(of: $0[0]).contains($0[0])
    }
  }
}
