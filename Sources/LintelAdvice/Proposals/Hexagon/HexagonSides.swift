import LintelGraph
import LintelVocabulary

/// The roles of the parts of a project in a hexagon around one of them.
struct HexagonSides {
  /// The parts of each role, as ascending indices.
  struct Roles {
    var driving: [Int] = []
    var driven: [Int] = []
    var root: [Int] = []
    /// The parts that the core uses, directly or indirectly.
    let shared: [Int]
    var others: [Int] = []
    /// The number of protocols of the core to which the driven parts conform.
    let portCount: Int
  }

  /// The pairs of parts in which the first uses the second; without stand-ins such as `Mocks`,
  /// which conform to all protocols.
  private let edges: [PartReferences.Edge]
  /// For each part, the parts that it uses.
  private let used: [[Int]]
  /// For each pair of parts, the protocols of the second to which types of the first conform.
  private let ports: [PartReferences.Edge: Set<DeclarationID>]
  /// For each part whether it is about screens: at least a third of its files import a UI
  /// framework, e.g. `SwiftUI`.
  private let isScreen: [Bool]

  init(_ parts: [ProjectPart], _ pairs: FilePairs) {
    let standIns = Set(parts.indices.filter { parts[$0].isStandIn })
    edges = Array(PartReferences(pairs, parts).without(standIns).between.keys)
    var used = [[Int]](repeating: [], count: parts.count)
    for edge in edges { used[edge.from].append(edge.to) }
    self.used = used
    let partOf = PartReferences.partOfFile(in: parts, fileCount: pairs.fileCount)
    var ports: [PartReferences.Edge: Set<DeclarationID>] = [:]
    for value in pairs.conformances {
      let (from, to) = (partOf[value.from.position], partOf[value.to.position])
      if from >= 0, to >= 0, from != to {
        ports[.init(from: from, to: to), default: []].insert(value.port)
      }
    }
    self.ports = ports
    isScreen = parts.map { part in
      Tuning.filesOfScreens.isReached(
        by: part.files.count { pairs.screens.contains($0) }, of: part.files.count)
    }
  }

  /// - Returns: `nil` if the core uses itself through other parts, if no part conforms to its
  ///   protocols, or if a part that uses a driven part cannot be the composition root, because a
  ///   part that uses no driven part uses it.
  func roles(around core: Int) -> Roles? {
    let shared = reached(from: core)
    // If the core reaches itself, it is one of `shared`, and has no users left here.
    let edges = edges.filter { !shared.contains($0.to) }
    let users = Set(edges.lazy.filter { $0.to == core }.map(\.from))
    let driven = users.filter { part in
      !isScreen[part] && ports[.init(from: part, to: core)] != nil
    }
    let root = Set(
      edges.lazy.filter { driven.contains($0.to) && !driven.contains($0.from) }.map(\.from))
    guard !driven.isEmpty,
      !edges.contains(where: { root.contains($0.to) && !root.contains($0.from) })
    else { return nil }
    var roles = Roles(
      shared: shared.sorted(),
      portCount: Set(driven.flatMap { ports[.init(from: $0, to: core)] ?? [] }).count)
    for part in isScreen.indices where part != core && !shared.contains(part) {
      if driven.contains(part) {
        roles.driven.append(part)
      } else if root.contains(part) {
        roles.root.append(part)
      } else if users.contains(part) {
        roles.driving.append(part)
      } else {
        roles.others.append(part)
      }
    }
    return roles
  }

  /// Returns the parts that a part uses, directly or indirectly; the part itself only if it is in a
  /// cycle.
  private func reached(from part: Int) -> Set<Int> {
    var reached: Set<Int> = []
    var pending = [part]
    while let next = pending.popLast() {
      for other in used[next] where reached.insert(other).inserted { pending.append(other) }
    }
    return reached
  }
}
