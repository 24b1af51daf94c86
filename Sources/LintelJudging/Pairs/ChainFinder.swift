import LintelComponents
import LintelGraph
import LintelVocabulary

/// Finds chains of dependencies from some code to other code through intermediates.
///
/// A step is a dependency that is certain for the rule. Each node of ``TypeNodes`` is divided into
/// one node for each set of components that parts of it belong to.
package struct ChainFinder {
  /// A chain from a component through an intermediate to a target.
  package struct Chain {
    package struct Key: Hashable, Comparable {
      package let from: ComponentID
      /// The number of the intermediate's node; nodes are numbered in the order of their names.
      let intermediate: Int32

      package static func < (left: Self, right: Self) -> Bool {
        (left.from, left.intermediate) < (right.from, right.intermediate)
      }
    }

    package let key: Key
    /// The steps of a shortest chain, from the first declaration by name of the component that uses
    /// the intermediate.
    package let steps: [EdgeID]
    /// All dependencies of the component on the intermediate.
    package var starts: [EdgeID]
  }

  private struct Step {
    let from: Int32
    let to: Int32
    let edge: EdgeID
  }

  private struct Node: Hashable {
    let declaration: DeclarationID
    let membership: MembershipID
  }

  /// The memberships of all nodes.
  package let memberships: Set<MembershipID>
  private let digraph: Digraph
  private let membershipOf: [MembershipID]
  /// The steps, sorted by their ends, then in the order of the graph.
  private let steps: [Step]
  private let context: RuleContext

  /// - Parameter mayMatter: whether a dependency between two memberships can be part of a chain.
  package init(
    _ context: RuleContext, where mayMatter: (_ from: MembershipID, _ to: MembershipID) -> Bool
  ) {
    let network = Network(context, where: mayMatter)
    self.init(network.steps, network.nodes, context)
  }

  /// Returns one finder for each part of the code that is connected through possible intermediates,
  /// so that unconnected code is searched separately.
  ///
  /// - Parameter mayPass: whether code may be an intermediate.
  package static func parts(
    _ context: RuleContext, through mayPass: (MembershipID) -> Bool
  ) -> [ChainFinder] {
    let network = Network(context) { mayPass($0) || mayPass($1) }
    let isPassable = network.nodes.map { mayPass($0.membership) }
    var parts = DisjointSets(count: network.nodes.count)
    for step in network.steps where isPassable[Int(step.from)] && isPassable[Int(step.to)] {
      parts.join(Int(step.from), Int(step.to))
    }
    var stepsOfPart: [Int: [Step]] = [:]
    for step in network.steps {
      let part = parts.representative(of: Int(isPassable[Int(step.from)] ? step.from : step.to))
      stepsOfPart[part, default: []].append(step)
    }
    return stepsOfPart.sorted { $0.key < $1.key }.map { _, steps in
      // Sorted, because the numbers of all nodes are in the order of their names.
      let nodes = Set(steps.flatMap { [$0.from, $0.to] }).sorted()
      let number = Dictionary(uniqueKeysWithValues: zip(nodes, Int32(0)...))
      let own = steps.map {
        Step(from: number[$0.from] ?? 0, to: number[$0.to] ?? 0, edge: $0.edge)
      }
      return ChainFinder(own, nodes.map { network.nodes[Int($0)] }, context)
    }
  }

  /// - Parameter steps: the steps, sorted by their ends, then in the order of the graph.
  private init(_ steps: [Step], _ nodes: [Node], _ context: RuleContext) {
    self.steps = steps
    membershipOf = nodes.map(\.membership)
    memberships = Set(membershipOf)
    digraph = Digraph(nodeCount: nodes.count, edges: steps.map { ($0.from, $0.to) })
    self.context = context
  }

  package var isEmpty: Bool { steps.isEmpty }

  private var nodes: Range<Int32> { 0..<Int32(digraph.nodeCount) }

  /// Returns the shortest chain for each component and each intermediate that the component uses.
  ///
  /// - Parameters:
  ///   - component: the component of code that must not reach the targets; `nil` for all other
  ///     code.
  ///   - mayPass: whether code may be an intermediate; must be false for the code at both ends.
  /// - Returns: the chains, sorted by component and the intermediate's name.
  package func chains(
    from component: (MembershipID) -> ComponentID?, to isTarget: (MembershipID) -> Bool,
    through mayPass: (MembershipID) -> Bool
  ) -> [Chain] {
    let next = nextSteps(
      to: { isTarget(membershipOf[Int($0)]) }, through: { mayPass(membershipOf[Int($0)]) })
    var chains: [Chain.Key: Chain] = [:]
    for source in nodes {
      guard let component = component(membershipOf[Int(source)]) else { continue }
      for intermediate in digraph.successors(of: source) where next[Int(intermediate)] != nil {
        let key = Chain.Key(from: component, intermediate: intermediate)
        let starts = edges(from: source, to: intermediate)
        if chains[key] == nil {
          chains[key] = Chain(key: key, steps: steps(source, intermediate, next), starts: [])
        }
        chains[key]?.starts += starts
      }
    }
    return chains.values.sorted { $0.key < $1.key }
  }

  /// Merges chains: each intermediate of a component occurs once, with the shortest chain.
  package static func merged(_ chains: [Chain]) -> [Chain] {
    var merged: [Chain.Key: Chain] = [:]
    for chain in chains {
      guard let other = merged[chain.key] else {
        merged[chain.key] = chain
        continue
      }
      let shorter = chain.steps.count < other.steps.count ? chain : other
      merged[chain.key] = Chain(
        key: chain.key, steps: shorter.steps, starts: other.starts + chain.starts)
    }
    return merged.values.sorted { $0.key < $1.key }
  }

  /// Returns the membership of the declaration at the end of a chain.
  package func end(of chain: Chain) -> MembershipID? {
    guard let last = chain.steps.last, case .declaration(let target) = context.edges[last].to
    else { return nil }
    return context.components.membershipOf[target.position]
  }

  /// Returns, for each node from which a target can be reached, the next node on the shortest
  /// chain; of equally short chains, the first node by name.
  private func nextSteps(
    to isTarget: (Int32) -> Bool, through mayPass: (Int32) -> Bool
  ) -> [Int32?] {
    var next = [Int32?](repeating: nil, count: digraph.nodeCount)
    var level = nodes.filter(isTarget)
    while !level.isEmpty {
      var reached: [Int32] = []
      // The nodes are ascending, so that the first of several possible next nodes is chosen.
      for node in level {
        for previous in digraph.predecessors(of: node)
        where next[Int(previous)] == nil && mayPass(previous) {
          next[Int(previous)] = node
          reached.append(previous)
        }
      }
      level = reached.sorted()
    }
    return next
  }

  private func steps(_ source: Int32, _ intermediate: Int32, _ next: [Int32?]) -> [EdgeID] {
    var nodes = [source, intermediate]
    while let following = next[Int(nodes[nodes.count - 1])] { nodes.append(following) }
    return zip(nodes, nodes.dropFirst()).compactMap { from, to in
      // The first edge by the name of its target, so that the order of declarations does not
      // matter.
      edges(from: from, to: to).map { (name: targetName(of: $0), edge: $0) }.min { $0 < $1 }?.edge
    }
  }

  /// Returns the dependencies between two nodes.
  private func edges(from: Int32, to: Int32) -> [EdgeID] {
    let first = steps.partitioningIndex { ($0.from, $0.to) >= (from, to) }
    return steps[first...].prefix { $0.from == from && $0.to == to }.map(\.edge)
  }

  private func targetName(of edge: EdgeID) -> String {
    guard case .declaration(let target) = context.edges[edge].to else { return "" }
    return context.graph.qualifiedName(of: target)
  }

  /// The dependencies that can be part of chains.
  private struct Network {
    /// The nodes, sorted by name, so that the first by name of equally short chains is found.
    let nodes: [Node]
    /// The steps, sorted by their ends, then in the order of the graph.
    let steps: [Step]

    init(
      _ context: RuleContext, where mayMatter: (_ from: MembershipID, _ to: MembershipID) -> Bool
    ) {
      let types = context.typeNodes
      var edges: [(from: Node, to: Node, edge: EdgeID)] = []
      for group in context.edges.groups where mayMatter(group.from, group.to) {
        for edge in context.edges.edges(of: group) where context.isCertain(edge) {
          let value = context.edges[edge]
          guard case .declaration(let target) = value.to else { continue }
          // Code that names a typealias depends directly on the type behind it, so that the
          // typealias is not an intermediate.
          if context.graph.declarations[target].kind == .typealias { continue }
          let from = Node(declaration: types[value.from], membership: group.from)
          let to = Node(declaration: types[target], membership: group.to)
          if from != to { edges.append((from, to, edge)) }
        }
      }
      let graph = context.graph
      nodes = Set(edges.flatMap { [$0.from, $0.to] })
        .map { (node: $0, name: graph.qualifiedName(of: $0.declaration)) }
        .sorted {
          ($0.name, $0.node.declaration, $0.node.membership)
            < ($1.name, $1.node.declaration, $1.node.membership)
        }.map(\.node)
      let number = Dictionary(uniqueKeysWithValues: zip(nodes, Int32(0)...))
      steps = edges.map { Step(from: number[$0.from] ?? 0, to: number[$0.to] ?? 0, edge: $0.edge) }
        .sorted { ($0.from, $0.to, $0.edge) < ($1.from, $1.to, $1.edge) }
    }
  }
}
