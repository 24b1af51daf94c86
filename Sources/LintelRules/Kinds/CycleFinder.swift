import LintelGraph

/// A dependency between two of the things that must not form cycles.
struct CycleStep {
  let from: Int32
  let to: Int32
  let edge: EdgeID
}

/// Numbers and names the things that must not form cycles.
struct CycleNodes {
  private let context: RuleContext
  let level: AcyclicRule.Level
  /// For folders: those with files, by path, and the one of each file.
  private var folders: [String] = []
  private var folderOf: [Int32] = []

  init(_ context: RuleContext, level: AcyclicRule.Level) {
    self.context = context
    self.level = level
    if level == .folder {
      let paths = context.graph.files.map { RelativePath.folder(of: $0.path) }
      folders = Set(paths).sorted()
      let number = Dictionary(uniqueKeysWithValues: zip(folders, folders.indices.map(Int32.init)))
      folderOf = paths.map { number[$0] ?? 0 }
    }
  }

  var count: Int {
    switch level {
    case .type: context.graph.declarations.count
    case .file: context.graph.files.count
    case .folder: folders.count
    case .component: context.components.components.count
    case .module: context.graph.modules.count
    }
  }

  func name(of node: Int32) -> String {
    switch level {
    case .type: context.graph.qualifiedName(of: node)
    case .file: context.graph.files[Int(node)].path
    case .folder: folders[Int(node)].isEmpty ? "." : folders[Int(node)]
    case .component: context.components.name(of: node)
    case .module: context.graph.modules[Int(node)].displayName
    }
  }

  /// Several only between components, when one end belongs to several; what belongs to both is at
  /// home in either.
  func steps(for edge: EdgeID) -> [CycleStep] {
    if level == .component {
      let (from, to) = context.memberships(of: edge)
      return from.all.filter { !to.contains($0) }.flatMap { source in
        to.all.filter { !from.contains($0) }.map { CycleStep(from: source, to: $0, edge: edge) }
      }
    }
    let value = context.edges[edge]
    guard let to = node(of: value.to) else { return [] }
    let from = node(of: value.from)
    return from == to ? [] : [CycleStep(from: from, to: to, edge: edge)]
  }

  /// Whether a dependency between two declarations would lead back from the end of a step to its
  /// start.
  func isStep(from: DeclarationID, to: DeclarationID, back step: CycleStep) -> Bool {
    guard level == .component else {
      return node(of: from) == step.to && node(of: to) == step.from
    }
    let (from, to) = (
      context.components.membership(of: from), context.components.membership(of: to)
    )
    return from.contains(step.to) && !to.contains(step.to) && to.contains(step.from)
      && !from.contains(step.from)
  }

  private func node(of target: Edge.Target) -> Int32? {
    switch target {
    case .declaration(let declaration): node(of: declaration)
    case .module(_, let module): level == .module ? module : nil
    }
  }

  private func node(of declaration: DeclarationID) -> Int32 {
    if level == .type { return context.subject(of: declaration) }
    let file = context.graph.declarations[Int(declaration)].file
    switch level {
    case .folder: return folderOf[Int(file)]
    case .module: return context.graph.files[Int(file)].module
    default: return file
    }
  }
}

/// Finds the cycles that some dependencies form.
struct CycleFinder {
  private let nodes: CycleNodes
  private let steps: [CycleStep]
  /// For each node the set of nodes that all depend on each other, or `-1`.
  private var circleOf: [Int32]
  private let circles: [[Int32]]

  init(_ steps: [CycleStep], between nodes: CycleNodes) {
    self.nodes = nodes
    self.steps = steps
    let digraph = Digraph(nodeCount: nodes.count, edges: steps.map { ($0.from, $0.to) })
    circles = digraph.cyclicComponents()
    circleOf = Array(repeating: -1, count: nodes.count)
    for (index, circle) in circles.enumerated() {
      for node in circle { circleOf[Int(node)] = Int32(index) }
    }
  }

  /// Whether a dependency leads from one thing to another that depends on it in turn.
  func isPartOfCycle(_ step: CycleStep) -> Bool {
    circleOf[Int(step.from)] >= 0 && circleOf[Int(step.from)] == circleOf[Int(step.to)]
  }

  /// Whether a thing depends on itself, by way of others.
  func isInCycle(_ node: Int32) -> Bool { circleOf[Int(node)] >= 0 }

  /// One per set of things that all depend on each other.
  func cycles() -> [Cycle] {
    var inside = [[CycleStep]](repeating: [], count: circles.count)
    for step in steps where isPartOfCycle(step) {
      inside[Int(circleOf[Int(step.from)])].append(step)
    }
    return zip(circles, inside).map { cycle(among: $0, steps: $1) }
  }

  private func cycle(among circle: [Int32], steps: [CycleStep]) -> Cycle {
    // Numbered by name, so that ties are broken by name.
    let named = circle.map { (name: nodes.name(of: $0), node: $0) }.sorted { $0 < $1 }
    var number: [Int32: Int32] = [:]
    for (index, entry) in named.enumerated() { number[entry.node] = Int32(index) }
    var edges: [Ends: [EdgeID]] = [:]
    for step in steps {
      let ends = Ends(from: number[step.from] ?? 0, to: number[step.to] ?? 0)
      edges[ends, default: []].append(step.edge)
    }
    let digraph = Digraph(nodeCount: named.count, edges: edges.keys.map { ($0.from, $0.to) })
    let all = named.indices.map(Int32.init)
    let path = digraph.shortestCycle(in: all)
    let cuts = digraph.cheapestCut(of: all) { edges[Ends(from: $0, to: $1)]?.count ?? 1 }
    return Cycle(
      edges: zip(path, path.dropFirst() + path.prefix(1)).compactMap {
        edges[Ends(from: $0, to: $1)]?.min()
      },
      names: path.map { named[Int($0)].name }, memberCount: circle.count,
      cuts: cuts.map {
        Cycle.Cut(
          from: named[Int($0.from)].name, to: named[Int($0.to)].name,
          count: edges[Ends(from: $0.from, to: $0.to)]?.count ?? 1)
      },
      level: nodes.level)
  }

  private struct Ends: Hashable {
    let from: Int32
    let to: Int32
  }
}
