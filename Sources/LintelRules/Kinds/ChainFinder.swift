import LintelGraph

/// Finds ways from some code to other code through what lies between.
///
/// A step is a dependency that the rule is sure of. The nodes are outermost declarations, a type
/// together with its extensions of the same components, and apart from what in them has other
/// components.
struct ChainFinder {
  private struct Step {
    let from: Int32
    let to: Int32
    let edge: EdgeID
  }

  private struct Node: Hashable {
    let declaration: DeclarationID
    let membership: MembershipID
  }

  private let digraph: Digraph
  private let membershipOf: [MembershipID]
  /// Sorted by ends, then in the order of the graph.
  private let steps: [Step]
  private let context: RuleContext

  /// - Parameter mayMatter: whether a dependency between two memberships can be part of a chain.
  init(
    _ context: RuleContext, where mayMatter: (_ from: MembershipID, _ to: MembershipID) -> Bool
  ) {
    var edges: [(from: Node, to: Node, edge: EdgeID)] = []
    for group in context.edges.groups where mayMatter(group.from, group.to) {
      for edge in context.edges.edges(of: group) where context.isCertain(edge) {
        let value = context.edges[edge]
        guard case .declaration(let target) = value.to else { continue }
        // Who writes a typealias depends directly on what it stands for; it is no go-between.
        if context.graph.declarations[Int(target)].kind == .typealias { continue }
        let from = Node(declaration: context.subject(of: value.from), membership: group.from)
        let to = Node(declaration: context.subject(of: target), membership: group.to)
        if from != to { edges.append((from, to, edge)) }
      }
    }
    // Numbered by name, so that of equally short chains the first by name is found.
    let graph = context.graph
    let nodes = Set(edges.flatMap { [$0.from, $0.to] })
      .map { (node: $0, name: graph.qualifiedName(of: $0.declaration)) }
      .sorted {
        ($0.name, $0.node.declaration, $0.node.membership)
          < ($1.name, $1.node.declaration, $1.node.membership)
      }
    var number: [Node: Int32] = [:]
    for (index, entry) in nodes.enumerated() { number[entry.node] = Int32(index) }
    steps = edges.map { Step(from: number[$0.from] ?? 0, to: number[$0.to] ?? 0, edge: $0.edge) }
      .sorted { ($0.from, $0.to, $0.edge) < ($1.from, $1.to, $1.edge) }
    membershipOf = nodes.map(\.node.membership)
    digraph = Digraph(nodeCount: nodes.count, edges: steps.map { ($0.from, $0.to) })
    self.context = context
  }

  var isEmpty: Bool { steps.isEmpty }

  /// The shortest way of at least two steps, with everything in between accepted by `through`.
  func shortest(
    from isSource: (MembershipID) -> Bool, to isTarget: (MembershipID) -> Bool,
    through mayPass: (MembershipID) -> Bool
  ) -> [EdgeID]? {
    let sources = membershipOf.indices.filter { isSource(membershipOf[$0]) }.map(Int32.init)
    let starts = Set(sources.flatMap { digraph.successors(of: $0) }).filter {
      mayPass(membershipOf[Int($0)])
    }
    guard
      let path = digraph.shortestPath(
        from: starts, to: { isTarget(membershipOf[Int($0)]) },
        through: { mayPass(membershipOf[Int($0)]) }),
      let source = sources.first(where: { digraph.successors(of: $0).contains(path[0]) })
    else { return nil }
    let nodes = [source] + path
    return zip(nodes, nodes.dropFirst()).compactMap { edge(from: $0, to: $1) }
  }

  /// The shortest of several chains, the first by its names of equals.
  func first(of chains: [[EdgeID]]) -> [EdgeID]? {
    func names(_ chain: [EdgeID]) -> String {
      chain.map { edge in
        let value = context.edges[edge]
        return context.graph.qualifiedName(of: context.subject(of: value.from))
      }.joined(separator: "\u{0}")
    }
    return chains.min { left, right in
      left.count != right.count ? left.count < right.count : names(left) < names(right)
    }
  }

  /// The memberships at both ends of a chain.
  func ends(of chain: [EdgeID]) -> (from: MembershipID, to: MembershipID)? {
    guard let first = chain.first, let last = chain.last,
      case .declaration(let target) = context.edges[last].to
    else { return nil }
    let membershipOf = context.components.membershipOf
    return (membershipOf[Int(context.edges[first].from)], membershipOf[Int(target)])
  }

  /// The dependency between two nodes that is the first by what it names, so that the order of
  /// declarations does not matter.
  private func edge(from: Int32, to: Int32) -> EdgeID? {
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if (steps[middle].from, steps[middle].to) < (from, to) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    let edges = steps[low...].prefix { $0.from == from && $0.to == to }.map(\.edge)
    return edges.map { (name: targetName(of: $0), edge: $0) }.min { $0 < $1 }?.edge
  }

  private func targetName(of edge: EdgeID) -> String {
    guard case .declaration(let target) = context.edges[edge].to else { return "" }
    return context.graph.qualifiedName(of: target)
  }
}
