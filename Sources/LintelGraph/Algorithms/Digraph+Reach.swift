extension Digraph {
  /// The direction in which edges are followed.
  package enum Direction: Sendable {
    /// To the nodes that a node depends on.
    case forward
    /// To the nodes that depend on a node.
    case backward
  }

  /// Returns the distance of each node from the nearest of `starts`, in edges.
  ///
  /// Breadth-first: linear in nodes and edges.
  ///
  /// - Parameters:
  ///   - depth: how far to look; `nil` for any distance.
  ///   - follows: whether an edge, from its source to its target, may be used.
  /// - Returns: one value per node; `nil` where a node is not reached.
  package func distances(
    from starts: some Sequence<Int32>, _ direction: Direction, within depth: Int? = nil,
    following follows: (_ from: Int32, _ to: Int32) -> Bool = { _, _ in true }
  ) -> [Int?] {
    var distances = [Int?](repeating: nil, count: nodeCount)
    var ring: [Int32] = []
    for start in starts where distances[Int(start)] == nil {
      distances[Int(start)] = 0
      ring.append(start)
    }
    var distance = 0
    while !ring.isEmpty, distance < depth ?? .max {
      distance += 1
      var next: [Int32] = []
      for node in ring {
        for other in neighbours(of: node, direction) where distances[Int(other)] == nil {
          guard direction == .forward ? follows(node, other) : follows(other, node) else {
            continue
          }
          distances[Int(other)] = distance
          next.append(other)
        }
      }
      ring = next
    }
    return distances
  }

  private func neighbours(of node: Int32, _ direction: Direction) -> ArraySlice<Int32> {
    direction == .forward ? successors(of: node) : predecessors(of: node)
  }
}
