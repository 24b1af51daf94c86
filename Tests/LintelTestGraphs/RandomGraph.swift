/// Edges between random nodes, the same ones for the same seed.
package func randomEdges(
  seed: UInt64, nodes: Int, edges: Int
) -> (Int, [(from: Int32, to: Int32)]) {
  var state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493
  func next() -> Int32 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int32(state >> 33) % Int32(nodes)
  }
  return (nodes, (0..<edges).map { _ in (from: next(), to: next()) })
}

/// For each node and each other one whether edges lead from the one to the other, by trying all
/// nodes in between (Warshall, "A theorem on Boolean matrices", 1962).
package func reachability(_ count: Int, _ edges: [(from: Int32, to: Int32)]) -> [[Bool]] {
  var reach = [[Bool]](repeating: [Bool](repeating: false, count: count), count: count)
  for edge in edges { reach[Int(edge.from)][Int(edge.to)] = true }
  for middle in 0..<count {
    for from in 0..<count where reach[from][middle] {
      for to in 0..<count where reach[middle][to] { reach[from][to] = true }
    }
  }
  return reach
}
