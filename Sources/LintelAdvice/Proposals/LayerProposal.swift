import LintelGraph
import LintelVocabulary

/// A proposal for the layers that a project has already: modules or folders, in a simple order in
/// which as few references as possible point up.
package struct LayerProposal: Sendable {
  /// The references from one part to another that point up.
  struct Exception: Sendable {
    let from: String
    let to: String
    let count: Int
  }

  struct Layer: Sendable {
    let parts: [ProposedComponent]
    /// Whether no layer above skips this one, so that it may be closed.
    let isClosed: Bool
    /// Whether the parts of the layer use each other.
    let isFree: Bool
  }

  let kind: Partition.Kind
  /// The layers, top first.
  let layers: [Layer]
  /// The parts in no layer: stand-ins for other code, e.g. `Mocks`, and parts that neither use
  /// another part nor are used.
  let apart: [ProposedComponent]
  /// Whether the rule follows paths through code in no layer. It does not if there are references
  /// between stand-ins and other parts, because stand-ins use everything.
  let followsWays: Bool
  /// The references that point up, the most frequent first.
  let upward: [Exception]
  /// The number of pairs of files, in different parts, in which one file refers to the other.
  let referenceCount: Int
  let families: [FeatureFamily]
  /// The number of types that belong to a component, and of all types.
  let coveredCount: Int
  let typeCount: Int
  /// The value of the proposal; higher is better.
  let score: Double
  /// Whether the order forbids enough to take precedence over a preset that may be meant.
  var isStrong: Bool { score >= Tuning.strongScore }
  /// The name of the rule that keeps the order.
  package static let ruleName = "layering"
  /// The exceptions to the order.
  var concessions: [Concession] = []
}

extension LayerProposal {
  /// Returns all proposals that are worth considering, the best first.
  package static func all(of project: ProjectStructure) -> [LayerProposal] {
    func proposals(fewestLayers: Int) -> [LayerProposal] {
      project.partitions.flatMap { partition in
        Tuning.costsOfBroken.compactMap { LayerProposal(partition, project, fewestLayers, $0) }
      }
    }
    // If no order is worthwhile, the present one is taken, with at least two layers.
    let worthy = proposals(fewestLayers: 1)
    let proposals = worthy.isEmpty ? proposals(fewestLayers: 2) : worthy
    var texts: Set<[[String]]> = []
    // Folders may give the same layers as modules.
    return proposals.enumerated()
      .sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
      .map(\.element)
      .filter { proposal in texts.insert(proposal.layers.map { $0.parts.map(\.name) }).inserted }
  }

  private init?(
    _ partition: Partition, _ project: ProjectStructure, _ fewestLayers: Int,
    _ costOfBroken: Double
  ) {
    let standIns = Set(partition.parts.indices.filter { partition.parts[$0].isStandIn })
    let all = PartReferences(project.pairs, partition.parts)
    let references = all.without(standIns)
    let layering = Layering(references, fewest: fewestLayers, costOfBroken: costOfBroken)
    guard
      layering.layers.count > 1
        || layering.layers.contains(where: { !$0.isFree && $0.parts.count > 1 })
    else { return nil }
    let parts = project.components(of: partition)
    kind = partition.kind
    layers = zip(layering.layers, layering.closedLayers(references)).map { layer, isClosed in
      Layer(parts: layer.parts.map { parts[$0] }, isClosed: isClosed, isFree: layer.isFree)
    }
    upward = layering.upward(references).map { edge, count in
      Exception(from: parts[edge.from].name, to: parts[edge.to].name, count: count)
    }
    .sorted { ($1.count, $0.from, $0.to) < ($0.count, $1.from, $1.to) }
    referenceCount = references.between.values.reduce(0, +)
    let used = Set(layering.layers.flatMap(\.parts))
    families = partition.parts.indices.filter(used.contains)
      .compactMap { FeatureFamily(in: partition.parts[$0], project.pairs, project.folders) }
    apart = parts.indices.filter { !used.contains($0) }.map { parts[$0] }
    followsWays = all.between.count == references.between.count
    let layeredCount = used.reduce(0) { $0 + parts[$1].typeCount }
    coveredCount = layeredCount + apart.reduce(0) { $0 + $1.typeCount }
    typeCount = project.typeCount
    let coverage = Double(layeredCount) / Double(max(1, typeCount))
    let doublings = (0..<64).first { 1 << $0 >= used.count } ?? 64
    score =
      coverage * (layering.worth + families.reduce(0) { $0 + $1.forbiddenShare })
      - Tuning.costOfDoubling * Double(doublings) - Tuning.costOfOpening
      * Double(partition.openings)
      + (partition.kind == .modules ? Tuning.worthOfModules : 0)
  }
}

extension LayerProposal {
  /// Whether both proposals have the same number of layers, and nine of ten files are in the same
  /// layer of both.
  func isNearly(_ other: LayerProposal) -> Bool {
    guard layers.count == other.layers.count else { return false }
    var common = 0
    for (own, others) in zip(layers, other.layers) {
      let files = Set(own.parts.flatMap(\.files))
      common += others.parts.flatMap(\.files).count(where: files.contains)
    }
    return Tuning.filesOfNearlySameOrder.isReached(
      by: common, of: max(fileCount, other.fileCount))
  }

  private var fileCount: Int {
    layers.flatMap(\.parts).reduce(0) { $0 + $1.files.count }
  }
}
