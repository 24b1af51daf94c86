extension Digraph {
  /// Returns the edges that every path from `sources` to `targets` uses: without any one of them
  /// there would be no path.
  ///
  /// Such an edge lies on each path, so only the edges of the given path are tested, in their
  /// order: an edge can be avoided if a node after it is reached from the nodes before it, without
  /// the path's own edges. The reached nodes only grow in number from edge to edge, so each node is
  /// visited once, and the time is linear in nodes and edges. Cairo, Khan, Rizzi, Schmidt and
  /// Tomescu, "Safety in s-t paths, trails and walks" (2022).
  ///
  /// - Parameter path: a shortest path, as ``shortestPath(from:to:through:)`` returns it for these
  ///   ends.
  /// - Returns: the edges, in the order of the path.
  package func edgesOfEveryPath(
    from sources: some Sequence<Int32>, to isTarget: (Int32) -> Bool, along path: [Int32]
  ) -> [(from: Int32, to: Int32)] {
    guard path.count > 1 else { return [] }
    let end = path.count - 1
    var place = [Int32](repeating: -1, count: nodeCount)
    for (index, node) in path.enumerated().dropLast() { place[Int(node)] = Int32(index) }
    var isReached = [Bool](repeating: false, count: nodeCount)
    var open: [Int32] = []
    func reach(_ node: Int32) {
      guard !isReached[Int(node)] else { return }
      isReached[Int(node)] = true
      open.append(node)
    }

    for source in sources { reach(source) }
    // The largest index on the path that is reached.
    var furthest = 0
    var result: [(from: Int32, to: Int32)] = []
    for index in 0..<end {
      reach(path[index])
      while let node = open.popLast() {
        let start = Int(place[Int(node)])
        let ownNext = start >= 0 ? path[start + 1] : -1
        for next in successors(of: node) where next != ownNext {
          // A source may be a target as well, so only entering a target counts.
          furthest = max(furthest, isTarget(next) ? end : Int(place[Int(next)]))
          reach(next)
        }
      }
      if furthest <= index { result.append((path[index], path[index + 1])) }
    }
    return result
  }
}
