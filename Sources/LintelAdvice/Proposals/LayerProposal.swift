import LintelConfiguration
import LintelGraph
import LintelText
import LintelVocabulary

/// The layers that a project has as it stands: its modules or folders, ordered so that as few
/// references as possible point up.
public struct LayerProposal: Sendable {
  /// A future component.
  public struct Part: Sendable {
    public let name: String
    /// What selects it: a path, or the names of modules.
    public let selector: Selector
    public let typeCount: Int

    public enum Selector: Sendable {
      case path(String)
      /// What all of some modules compile, and none of others.
      case modules([String], not: [String])
    }
  }

  /// References between two parts that point up.
  public struct Exception: Sendable {
    public let from: String
    public let to: String
    public let count: Int
  }

  public struct Layer: Sendable {
    /// They do not know each other, or only against the order.
    public let parts: [Part]
    /// Whether nothing above reaches past it, so that it may be closed.
    public let isClosed: Bool
  }

  /// Whether the parts are modules, and not folders.
  let isByModule: Bool
  /// Top first.
  public let layers: [Layer]
  /// What points up, the most frequent first.
  public let upward: [Exception]
  /// How many references lead from one part to another.
  public let referenceCount: Int
}

extension LayerProposal {
  /// Takes the modules if there are several, otherwise the folders at the first level where there
  /// are several, and of a part that has nearly all types the folders in it; `nil` for a project
  /// that is one folder.
  ///
  /// What is to be cut so that the rest has an order is told at
  /// ``Digraph/cheapestCut(of:weight:)``.
  public init?(_ graph: DependencyGraph) {
    let typeCounts = Self.typeCounts(of: graph)
    let modules = Self.modules(of: graph, typeCounts)
    var names: Set<String> = []
    // Names may differ in nothing but what means something in a pattern.
    let parts = Self.opened(
      modules ?? Self.folders(of: graph, typeCounts), in: graph, typeCounts
    ).filter {
      names.insert($0.part.name).inserted
    }
    if parts.isEmpty { return nil }
    isByModule = modules != nil
    let condensed = Self.condensed(graph, by: parts)
    let byName = Dictionary(uniqueKeysWithValues: parts.map { ($0.part.name, $0.part) })
    let cuts = CondensedView(condensed).cycles().flatMap(\.cuts)
    let cut = Set(cuts.map { Pair(from: $0.from, to: $0.to) })
    let kept = condensed.edges.filter { !cut.contains(Pair(from: $0.from, to: $0.to)) }
    let levels = Self.levels(
      nodeCount: condensed.nodes.count, edges: kept.map { (Int($0.from), Int($0.to)) })
    let levelCount = (levels.max() ?? 0) + 1
    // For each level, how many more references reach past it than past the one above.
    var reaching = [Int](repeating: 0, count: levelCount + 1)
    for edge in kept where levels[Int(edge.from)] + 1 < levels[Int(edge.to)] {
      reaching[levels[Int(edge.from)] + 1] += 1
      reaching[levels[Int(edge.to)]] -= 1
    }
    let nodes = Dictionary(grouping: condensed.nodes.indices) { levels[$0] }
    var open = 0
    layers = (0..<levelCount).map { level in
      open += reaching[level]
      return Layer(
        parts: (nodes[level] ?? []).compactMap { byName[condensed.nodes[$0].name] },
        isClosed: open == 0)
    }
    upward = cuts.map {
      Exception(
        from: condensed.nodes[Int($0.from)].name, to: condensed.nodes[Int($0.to)].name,
        count: $0.referenceCount)
    }.sorted { ($1.count, $0.from, $0.to) < ($0.count, $1.from, $1.to) }
    referenceCount = condensed.edges.reduce(0) { $0 + $1.referenceCount }
  }

  /// One node per part.
  private static func condensed(
    _ graph: DependencyGraph, by parts: [Candidate]
  ) -> CondensedGraph {
    var partOf = [[Int32]](repeating: [], count: graph.files.count)
    for (index, part) in parts.enumerated() {
      for file in part.files { partOf[file.position] = [Int32(index)] }
    }
    // An import counts where a rule counts it: for a part that holds every file of the module.
    var filesOf = [Set<FileID>](repeating: [], count: graph.modules.count)
    for (file, value) in graph.files.enumerated() {
      for module in value.modules { filesOf[module.position].insert(FileID(file)) }
    }
    let partsOfModule = filesOf.map { files -> [Int32] in
      // A file is in one part.
      guard let part = files.first.flatMap({ partOf[$0.position].first }) else { return [] }
      return files.isSubset(of: parts[Int(part)].files) ? [part] : []
    }
    return CondensedGraph(
      graph, nodes: parts.map { CondensedGraph.Node(name: $0.part.name) },
      membership: { $1 += partOf[graph.declarations[$0].file.position] },
      moduleNodes: { partsOfModule[$0.position] }, counting: .sure)
  }

  private struct Pair: Hashable {
    let from: Int32
    let to: Int32
  }

  /// For each node of an acyclic graph how many nodes are above it on the longest way down to it.
  private static func levels(nodeCount: Int, edges: [(from: Int, to: Int)]) -> [Int] {
    var levels = [Int](repeating: 0, count: nodeCount)
    var incoming = [Int](repeating: 0, count: nodeCount)
    for edge in edges { incoming[edge.to] += 1 }
    let outgoing = Dictionary(grouping: edges, by: \.from)
    var ready = (0..<nodeCount).filter { incoming[$0] == 0 }
    while let node = ready.popLast() {
      for edge in outgoing[node] ?? [] {
        levels[edge.to] = max(levels[edge.to], levels[node] + 1)
        incoming[edge.to] -= 1
        if incoming[edge.to] == 0 { ready.append(edge.to) }
      }
    }
    return levels
  }

  // MARK: - Parts

  private typealias Candidate = (part: Part, files: Set<FileID>)

  /// The modules, what several modules compile apart from what each compiles alone, and of code in
  /// none, such as the application of an Xcode project, the folders.
  private static func modules(of graph: DependencyGraph, _ typeCounts: [Int]) -> [Candidate]? {
    let filesOf = Dictionary(grouping: graph.files.indices) { file in
      Set(graph.moduleNames(of: FileID(file)).filter { !$0.isEmpty }).sorted()
    }
    let sets = filesOf.keys.filter { !$0.isEmpty }.sorted { $0.lexicographicallyPrecedes($1) }
    guard sets.count > 1 else { return nil }
    let unclaimed = Set(filesOf[[]] ?? [])
    let others = folders(of: graph, typeCounts).filter { folder in
      !sets.contains([folder.part.name])
        && folder.files.allSatisfy { unclaimed.contains($0.position) }
    }
    let shared = sets.filter { $0.count > 1 }.map(Set.init)
    return sets.map { names in
      let further = shared.filter { $0.isStrictSuperset(of: names) }.joined()
      return candidate(
        named: list(names, last: "and"),
        .modules(names, not: Set(further).subtracting(names).sorted()),
        files: filesOf[names] ?? [], typeCounts)
    } + others
  }

  /// The same parts, with the folders of one that has four of five types in its place: it alone
  /// would say nothing.
  private static func opened(
    _ parts: [Candidate], in graph: DependencyGraph, _ typeCounts: [Int]
  ) -> [Candidate] {
    let typeCount = parts.reduce(0) { $0 + $1.part.typeCount }
    guard let large = parts.firstIndex(where: { $0.part.typeCount * 5 >= typeCount * 4 }) else {
      return parts
    }
    let folders = folders(of: graph, typeCounts, among: parts[large].files)
    guard folders.count(where: { $0.part.typeCount > 0 }) > 1 else { return parts }
    let rest = parts[..<large] + parts[(large + 1)...]
    return opened(rest + folders, in: graph, typeCounts)
  }

  /// The folders at the first level where there are several with code; empty if there is none.
  ///
  /// - Parameter files: the only ones that count; all by default.
  private static func folders(
    of graph: DependencyGraph, _ typeCounts: [Int], among files: Set<FileID>? = nil
  ) -> [Candidate] {
    let paths = graph.files.enumerated()
      .filter { files?.contains(FileID($0.offset)) ?? true }
      .map { $0.element.path.pathParts.dropLast().map(String.init) }
    var common: [String] = []
    while true {
      let next = Set(
        paths.filter { $0.starts(with: common) && $0.count > common.count }
          .map { $0[common.count] })
      if next.count > 1 {
        let prefix = common.map { $0 + "/" }.joined()
        let filesOf = Dictionary(grouping: graph.files.indices) { file -> String? in
          let path = graph.files[file].path
          guard path.hasBytes(atStart: prefix) else { return nil }
          return path.pathParts.dropLast().dropFirst(common.count).first.map(String.init)
        }
        return next.sorted().map { folder in
          candidate(
            named: folder, .path(prefix + folder + "/**"), files: filesOf[folder] ?? [], typeCounts)
        }
      }
      guard let only = next.first else { return [] }
      common.append(only)
    }
  }

  /// For each file how many types it has at its top level.
  private static func typeCounts(of graph: DependencyGraph) -> [Int] {
    var counts = [Int](repeating: 0, count: graph.files.count)
    for value in graph.declarations
    where value.kind.isNominalType && graph.declarations[value.enclosing].kind == .file {
      counts[value.file.position] += 1
    }
    return counts
  }

  private static func candidate(
    named name: String, _ selector: Part.Selector, files: [Int], _ typeCounts: [Int]
  ) -> Candidate {
    let files = Set(files.map(FileID.init))
    let typeCount = files.reduce(0) { $0 + typeCounts[$1.position] }
    // What means something in a pattern cannot be named as it is.
    func replacing(_ text: String, by substitute: Character) -> String {
      String(text.map { "*?{}".contains($0) ? substitute : $0 })
    }
    let sound: Part.Selector =
      switch selector {
      case .path(let path): .path(replacing(String(path.dropLast(2)), by: "?") + "**")
      case .modules: selector
      }
    let part = Part(name: replacing(name, by: "-"), selector: sound, typeCount: typeCount)
    return (part, files)
  }
}
