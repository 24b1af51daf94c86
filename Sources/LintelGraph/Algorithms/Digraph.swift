/// A directed graph over the nodes `0..<nodeCount`, without parallel edges.
///
/// Immutable, in compressed sparse rows both ways. Every answer is deterministic: ties go to the
/// smaller node, so number nodes in the order of their names to break ties by name.
package struct Digraph: Sendable {
  package let nodeCount: Int
  private let outgoing: Rows
  private let incoming: Rows

  /// - Parameter edges: in any order; repeated edges count once, and loops are kept.
  package init(nodeCount: Int, edges: [(from: Int32, to: Int32)]) {
    self.nodeCount = nodeCount
    let sorted = edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    var unique: [(from: Int32, to: Int32)] = []
    unique.reserveCapacity(sorted.count)
    for edge in sorted {
      if let last = unique.last, last == edge { continue }
      unique.append(edge)
    }
    var rows = Rows(starts: Rows.starts(owners: unique.lazy.map(\.from), rowCount: nodeCount))
    rows.values = unique.map(\.to)
    outgoing = rows
    let byTarget = Rows(grouping: unique.map(\.to), rowCount: nodeCount)
    var back = byTarget
    back.values = byTarget.values.map { unique[Int($0)].from }
    incoming = back
  }

  /// Returns the nodes that `node` has an edge to, ascending.
  package func successors(of node: Int32) -> ArraySlice<Int32> {
    outgoing.values[outgoing.range(of: node)]
  }

  /// Returns the nodes that have an edge to `node`, ascending.
  package func predecessors(of node: Int32) -> ArraySlice<Int32> {
    incoming.values[incoming.range(of: node)]
  }
}
