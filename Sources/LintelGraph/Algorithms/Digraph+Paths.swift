extension Digraph {
  /// Returns a shortest path from one of `sources` to a node that `isTarget` accepts, both ends
  /// included.
  ///
  /// A source is a target only at the end of a path of at least one edge. The search is
  /// breadth-first. If several paths have the same length, the result is the one whose nodes come
  /// first, compared from its start.
  ///
  /// - Parameter mayPass: whether a path may lead through a node between its ends.
  /// - Returns: `nil` if there is no path.
  package func shortestPath(
    from sources: some Sequence<Int32>, to isTarget: (Int32) -> Bool,
    through mayPass: (Int32) -> Bool = { _ in true }
  ) -> [Int32]? {
    var previous = [Int32](repeating: -2, count: nodeCount)
    var queue = sources.sorted()
    for source in queue { previous[Int(source)] = -1 }
    var head = 0
    while head < queue.count {
      let node = queue[head]
      for next in successors(of: node) where isTarget(next) {
        var path = [next, node]
        while previous[Int(path[path.count - 1])] >= 0 {
          path.append(previous[Int(path[path.count - 1])])
        }
        return path.reversed()
      }
      for next in successors(of: node) where previous[Int(next)] == -2 && mayPass(next) {
        previous[Int(next)] = node
        queue.append(next)
      }
      head += 1
    }
    return nil
  }

  /// Returns a shortest cycle within a strongly connected component: its nodes in order, each once,
  /// from the smallest node of the cycle.
  ///
  /// In a component of more than 512 nodes, it is the shortest cycle through the first node of
  /// `component`, because the time of an exact search grows with the square of the size.
  package func shortestCycle(in component: [Int32]) -> [Int32] {
    let members = Set(component)
    var best: [Int32] = []
    for start in component.count > 512 ? component.prefix(1) : component[...] {
      guard
        let path = shortestPath(
          from: [start], to: { $0 == start }, through: { members.contains($0) })
      else { continue }
      if best.isEmpty || path.count - 1 < best.count { best = Array(path.dropLast()) }
      if best.count <= 2, !best.isEmpty, component.count > 1 { break }
    }
    guard let smallest = best.min(), let index = best.firstIndex(of: smallest) else { return [] }
    return Array(best[index...] + best[..<index])
  }
}
