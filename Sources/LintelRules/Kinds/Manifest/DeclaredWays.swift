import LintelGraph

/// The modules that each module reaches through declared dependencies, over any number of steps.
///
/// The nodes are the modules, followed by the names in declared dependencies that are not names of
/// modules. If several modules share a name, a dependency leads to the first of them.
struct DeclaredWays {
  private typealias Node = Int32

  /// A declared dependency of one module, with the nodes that it leads to.
  private struct Step {
    let dependency: DeclaredPosition
    let targets: [Node]
  }

  private let nodes: [String: Node]
  private let nodeCount: Int
  /// For each module, its declared dependencies in the order of the manifest.
  private let steps: [[Step]]
  private let all: ReachableTargets

  init(_ graph: DependencyGraph) {
    var nodes: [String: Node] = [:]
    var count: Node = 0
    for module in graph.modules {
      if nodes[module.name] == nil { nodes[module.name] = count }
      count += 1
    }
    var steps: [[Step]] = []
    for (position, module) in graph.modules.enumerated() {
      steps.append(
        (module.declaredDependencies ?? []).enumerated().map { index, dependency in
          let targets = dependency.modules.map { name in
            if let known = nodes[name] { return known }
            nodes[name] = count
            count += 1
            return count - 1
          }
          let place = DeclaredPosition(module: ModuleID(position), position: index)
          return Step(dependency: place, targets: targets)
        })
    }
    self.nodes = nodes
    self.steps = steps
    nodeCount = Int(count)
    all = ReachableTargets(Self.digraph(steps, nodeCount))
  }

  private static func digraph(
    _ steps: [[Step]], _ nodeCount: Int, without removed: Set<DeclaredPosition> = []
  ) -> Digraph {
    var edges: [(from: Node, to: Node)] = []
    for (module, steps) in steps.enumerated() {
      for step in steps where !removed.contains(step.dependency) {
        edges += step.targets.map { (Node(module), $0) }
      }
    }
    return Digraph(nodeCount: nodeCount, edges: edges)
  }

  /// Returns the declared dependencies of nodes; names without a module have none.
  private func steps(of nodes: [Node]) -> [Step] {
    nodes.flatMap { Int($0) < steps.count ? steps[Int($0)] : [] }
  }

  // MARK: - Neighbours

  /// Finds, for each pair of modules, the declared dependency through which the first module
  /// reaches the second: a dependency on the second module itself, or on a module that depends on
  /// it, possibly through others. If there are several, returns the first by name; `nil` if there
  /// is none.
  func neighbours(of pairs: [ManifestRule.Pair], in graph: DependencyGraph) -> [String?] {
    let wanted = pairs.map { nodes[graph.modules[$0.to].name] ?? -1 }
    var found = [String?](repeating: nil, count: pairs.count)
    for batch in TargetBatch.batches(of: wanted) {
      let reached = all.reached(batch.targets)
      let byModule = Dictionary(grouping: batch.questions) { pairs[$0].from }
      for (module, questions) in byModule {
        var open = questions
        for (name, node) in names(declaredBy: module, in: graph) {
          if open.isEmpty { break }
          let here = reached[Int(node)]
          for question in open where here & batch.bit(of: wanted[question]) != 0 {
            found[question] = name
          }
          open.removeAll { found[$0] != nil }
        }
      }
    }
    return found
  }

  private func names(
    declaredBy module: ModuleID, in graph: DependencyGraph
  ) -> [(name: String, node: Int32)] {
    let names = Set((graph.modules[module].declaredDependencies ?? []).flatMap(\.modules))
    return names.sorted().compactMap { name in nodes[name].map { (name, $0) } }
  }

  /// Returns the names of all modules that a module reaches through declared dependencies.
  func names(broughtTo module: ModuleID) -> Set<String> {
    var seen: Set<Int32> = []
    var queue = [Int32(module.position)]
    while let next = queue.popLast() {
      queue += steps(of: [next]).flatMap(\.targets).filter { seen.insert($0).inserted }
    }
    return Set(nodes.filter { seen.contains($0.value) }.keys)
  }

  // MARK: - Dependencies that can go

  /// Returns the unused dependencies that can all be removed at once while every module still
  /// reaches each name that it needs and reaches now.
  ///
  /// Paths to the needed names are searched for 64 names at a time, so that the time is a fraction
  /// of names times dependencies. If a name can be reached through several dependencies, none of
  /// which is kept anyway, the one that is declared last is kept. A cycle on the path to a needed
  /// name is kept as a whole.
  func removable(
    _ unused: [DeclaredPosition], needed: [(module: ModuleID, name: String)]
  ) -> [DeclaredPosition] {
    let order = Dictionary(uniqueKeysWithValues: zip(unused, 0...))
    let needs = needed.compactMap { need in
      nodes[need.name].map { (module: need.module, node: $0) }
    }
    let others = ReachableTargets(Self.digraph(steps, nodeCount, without: Set(unused)))
    var kept: Set<DeclaredPosition> = []
    for batch in TargetBatch.batches(of: needs.map(\.node)) {
      let (reached, reachedByOthers) = (
        all.reached(batch.targets), others.reached(batch.targets)
      )
      var open = [UInt64](repeating: 0, count: nodeCount)
      for need in batch.questions.map({ needs[$0] }) {
        let node = need.module.position
        open[node] |= batch.bit(of: need.node) & reached[node] & ~reachedByOthers[node]
      }
      guard open.contains(where: { $0 != 0 }) else { continue }
      // This loop runs for every group and every 64 names: closures over `self` took most of its time.
      for group in all.sourcesFirst {
        var wanted: UInt64 = 0
        for node in group { wanted |= open[Int(node)] }
        if wanted == 0 { continue }
        var settled: UInt64 = 0
        for node in group { settled |= reachedByOthers[Int(node)] | batch.bit(of: node) }
        keep(wanted & ~settled, leaving: group, reached, order, &open, &kept)
        if group.count > 1 { keepCircle(group, order, &kept) }
      }
    }
    return unused.filter { !kept.contains($0) }
  }

  /// Keeps dependencies through which a group of modules reaches targets, and passes each target on
  /// to the module at the end of the dependency that reaches it.
  private func keep(
    _ targets: UInt64, leaving group: [Int32], _ reached: [UInt64],
    _ order: [DeclaredPosition: Int], _ open: inout [UInt64], _ kept: inout Set<DeclaredPosition>
  ) {
    var left = targets
    let members = Set(group)
    let leading = steps(of: group).map { (rank: rank($0, order, kept), step: $0) }
      .sorted { $0.rank < $1.rank }
    for (_, step) in leading where left != 0 {
      for target in step.targets where !members.contains(target) {
        let taken = left & reached[Int(target)]
        if taken == 0 { continue }
        open[Int(target)] |= taken
        left &= ~taken
        if order[step.dependency] != nil { kept.insert(step.dependency) }
      }
    }
  }

  /// Returns the rank by which dependencies are chosen: those that are kept anyway come first, then
  /// the others, from the last declared to the first.
  private func rank(
    _ step: Step, _ order: [DeclaredPosition: Int], _ kept: Set<DeclaredPosition>
  ) -> Int {
    guard let position = order[step.dependency], !kept.contains(step.dependency) else { return -1 }
    return order.count - position
  }

  private func keepCircle(
    _ group: [Int32], _ order: [DeclaredPosition: Int], _ kept: inout Set<DeclaredPosition>
  ) {
    let members = Set(group)
    for step in steps(of: group)
    where order[step.dependency] != nil && step.targets.contains(where: members.contains) {
      kept.insert(step.dependency)
    }
  }
}

/// A declared dependency of a module, given by its index among the module's declared dependencies.
package struct DeclaredPosition: Hashable {
  package let module: ModuleID
  package let position: Int
}

/// Up to 64 targets that are searched for together, each with a bit of its own.
private struct TargetBatch {
  let targets: [Int32]
  /// The indices of the questions about these targets, ascending.
  let questions: [Int]
  private let bits: [Int32: UInt64]

  /// Returns the bit of a target; 0 for any other node.
  func bit(of node: Int32) -> UInt64 { bits[node] ?? 0 }

  /// - Parameter wanted: the target of each question; negative if the question has none.
  static func batches(of wanted: [Int32]) -> [TargetBatch] {
    let questions = Dictionary(grouping: wanted.indices.filter { wanted[$0] >= 0 }) { wanted[$0] }
    let targets = questions.keys.sorted()
    return stride(from: 0, to: targets.count, by: UInt64.bitWidth).map { start in
      let part = Array(targets[start..<min(start + UInt64.bitWidth, targets.count)])
      return TargetBatch(
        targets: part, questions: part.flatMap { questions[$0] ?? [] }.sorted(),
        bits: Dictionary(
          uniqueKeysWithValues: part.enumerated().map { ($1, UInt64(1) << UInt64($0)) }))
    }
  }
}
