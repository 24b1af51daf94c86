extension Digraph {
  /// Returns edges whose removal leaves a strongly connected component without a cycle, at the
  /// lowest total weight.
  ///
  /// This is the minimum feedback arc set. Up to 16 nodes, the result is exact, by dynamic
  /// programming over the order of nodes. Beyond that, the order is greedy, after Eades, Lin and
  /// Smyth, "A fast and effective heuristic for the feedback arc set problem" (1993). Edges that
  /// close no cycle are then left out of the result, unless finding them would take too long.
  ///
  /// - Parameters:
  ///   - component: the nodes of the component, ascending.
  ///   - weight: the weight of the edge between two nodes; at least 1.
  /// - Returns: the edges, sorted by source and target.
  package func cheapestCut(
    of component: [Int32], weight: (_ from: Int32, _ to: Int32) -> Int
  ) -> [(from: Int32, to: Int32)] {
    let problem = CutProblem(self, component, weight)
    let order = problem.count <= 16 ? problem.exactOrder() : problem.greedyOrder()
    return problem.backwardEdges(in: order).map {
      (component[$0.from], component[$0.to])
    }.sorted { $0 < $1 }
  }
}

/// A component with its nodes renumbered from 0.
private struct CutProblem {
  struct Edge {
    let from: Int
    let to: Int
    let weight: Int
  }

  /// The largest number of edges to visit in order to make a cut smaller, which takes well under a
  /// second.
  private static let affordableSearch = 20_000_000

  let count: Int
  private let edges: [Edge]

  init(_ graph: Digraph, _ component: [Int32], _ weight: (Int32, Int32) -> Int) {
    var position: [Int32: Int] = [:]
    for (index, node) in component.enumerated() { position[node] = index }
    count = component.count
    edges = component.flatMap { node in
      graph.successors(of: node).compactMap { target in
        guard let from = position[node], let to = position[target] else { return nil }
        return Edge(from: from, to: to, weight: weight(node, target))
      }
    }
  }

  /// Returns the order of nodes in which the edges that point back weigh least.
  func exactOrder() -> [Int] {
    var weights = [Int](repeating: 0, count: count * count)
    for edge in edges where edge.from != edge.to {
      weights[edge.from * count + edge.to] = edge.weight
    }
    let sets = 1 << count
    var cost = [Int](repeating: .max, count: sets)
    var last = [Int8](repeating: -1, count: sets)
    cost[0] = 0
    for set in 1..<sets {
      for node in 0..<count where set & (1 << node) != 0 {
        let before = set & ~(1 << node)
        var total = cost[before]
        for earlier in 0..<count where before & (1 << earlier) != 0 {
          total += weights[node * count + earlier]
        }
        if total < cost[set] {
          cost[set] = total
          last[set] = Int8(node)
        }
      }
    }
    var order: [Int] = []
    var set = sets - 1
    while set != 0 {
      let node = Int(last[set])
      order.append(node)
      set &= ~(1 << node)
    }
    return order.reversed()
  }

  /// Returns an order of nodes, which is filled from both ends: as long as nodes are left, a sink
  /// goes to the back, or, if there is none, the node whose outgoing weight most exceeds its
  /// incoming weight goes to the front.
  func greedyOrder() -> [Int] {
    var out = [Int](repeating: 0, count: count)
    var back = [Int](repeating: 0, count: count)
    var leaving = [[Edge]](repeating: [], count: count)
    var arriving = [[Edge]](repeating: [], count: count)
    for edge in edges where edge.from != edge.to {
      out[edge.from] += edge.weight
      back[edge.to] += edge.weight
      leaving[edge.from].append(edge)
      arriving[edge.to].append(edge)
    }
    var sinks = Heap<Int>()
    var candidates = Heap<Candidate>()
    for node in 0..<count {
      if out[node] == 0 { sinks.insert(node) }
      candidates.insert(Candidate(surplus: out[node] - back[node], node: node))
    }
    var isPlaced = [Bool](repeating: false, count: count)
    var first: [Int] = []
    var last: [Int] = []
    func place(_ node: Int) {
      isPlaced[node] = true
      for edge in leaving[node] where !isPlaced[edge.to] {
        back[edge.to] -= edge.weight
        candidates.insert(Candidate(surplus: out[edge.to] - back[edge.to], node: edge.to))
      }
      for edge in arriving[node] where !isPlaced[edge.from] {
        out[edge.from] -= edge.weight
        if out[edge.from] == 0 { sinks.insert(edge.from) }
        candidates.insert(Candidate(surplus: out[edge.from] - back[edge.from], node: edge.from))
      }
    }
    while first.count + last.count < count {
      if let sink = sinks.popSmallest() {
        guard !isPlaced[sink] else { continue }
        last.append(sink)
        place(sink)
      } else if let best = candidates.popSmallest() {
        // The heap still contains outdated entries for nodes that have lost edges since.
        guard !isPlaced[best.node], best.surplus == out[best.node] - back[best.node] else {
          continue
        }
        first.append(best.node)
        place(best.node)
      }
    }
    return first + last.reversed()
  }

  /// A node that may come next. The candidate whose outgoing weight most exceeds its incoming
  /// weight is the smallest, so that a heap returns it first.
  private struct Candidate: Comparable {
    let surplus: Int
    let node: Int

    static func < (left: Self, right: Self) -> Bool {
      (right.surplus, left.node) < (left.surplus, right.node)
    }
  }

  /// Returns the edges that point back in `order`, without those that close no cycle, unless
  /// finding these would take too long.
  func backwardEdges(in order: [Int]) -> [Edge] {
    var place = [Int](repeating: 0, count: count)
    for (index, node) in order.enumerated() { place[node] = index }
    var kept: [[Int]] = Array(repeating: [], count: count)
    var backward: [Edge] = []
    for edge in edges {
      if place[edge.from] < place[edge.to] {
        kept[edge.from].append(edge.to)
      } else {
        backward.append(edge)
      }
    }
    // Each edge that may be left out costs a separate search.
    guard backward.count * edges.count <= Self.affordableSearch else { return backward }
    backward.sort { ($1.weight, $0.from, $0.to) < ($0.weight, $1.from, $1.to) }
    var search = Search(count: count)
    return backward.filter { edge in
      if search.reaches(edge.from, from: edge.to, along: kept) { return true }
      kept[edge.from].append(edge.to)
      return false
    }
  }

  /// Searches for paths repeatedly, in memory that is allocated once.
  private struct Search {
    /// For each node the number of the last search that reached it.
    private var lastSearch: [Int]
    private var number = 0
    private var stack: [Int] = []

    init(count: Int) { lastSearch = Array(repeating: 0, count: count) }

    mutating func reaches(_ goal: Int, from start: Int, along edges: [[Int]]) -> Bool {
      number += 1
      stack.removeAll(keepingCapacity: true)
      stack.append(start)
      while let node = stack.popLast() {
        if node == goal { return true }
        for next in edges[node] where lastSearch[next] != number {
          lastSearch[next] = number
          stack.append(next)
        }
      }
      return false
    }
  }
}
