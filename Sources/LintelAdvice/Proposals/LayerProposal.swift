import LintelGraph
import LintelVocabulary

/// The layers that a project has as it stands: modules or folders, ordered so that as few references
/// as possible point up, and kept simple.
public struct LayerProposal: Sendable {
  /// References between two parts that point up.
  struct Exception: Sendable {
    let from: String
    let to: String
    let count: Int
  }

  struct Layer: Sendable {
    let parts: [ProposedComponent]
    /// Whether nothing above reaches past it, so that it may be closed.
    let isClosed: Bool
    /// Whether its parts know each other.
    let isFree: Bool
  }

  let kind: Partition.Kind
  /// Top first.
  let layers: [Layer]
  /// What is in no layer: stand-ins for other code, and what nothing else refers to.
  let apart: [ProposedComponent]
  /// Whether a rule is to follow ways through code in no layer. It is not where stand-ins refer to layers
  /// or are referred to, since they know everybody.
  let followsWays: Bool
  /// What points up, the most frequent first.
  let upward: [Exception]
  /// How many pairs of files there are of which one refers to the other, between different parts.
  let referenceCount: Int
  let families: [FeatureFamily]
  /// How many types belong to a component, and how many there are.
  let coveredCount: Int
  let typeCount: Int
  /// The higher, the better.
  let score: Double
  /// Whether it forbids so much that it says more than a preset which may be meant.
  var isStrong: Bool { score >= Self.strongScore }
  /// What the order does not ask for here.
  var concessions: [Concession] = []
}

extension LayerProposal {
  /// For an order that says much, though some code is against it, and for one that is kept.
  private static let costsOfBroken = [3.0, 30]

  /// All that are worth a look, the best first.
  public static func all(of project: ProjectStructure) -> [LayerProposal] {
    func proposals(fewestLayers: Int) -> [LayerProposal] {
      project.partitions.flatMap { partition in
        costsOfBroken.compactMap { LayerProposal(partition, project, fewestLayers, $0) }
      }
    }
    // Where no order is worth it, the one of today is still what there is.
    let worthy = proposals(fewestLayers: 1)
    let proposals = worthy.isEmpty ? proposals(fewestLayers: 2) : worthy
    var texts: Set<[[String]]> = []
    // A level of folders may be that of the modules.
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
      - Self.costOfDoubling * Double(doublings) - Self.costOfOpening * Double(partition.openings)
      + (partition.kind == .modules ? Self.worthOfModules : 0)
  }

  /// Twice as many names must forbid this share of references more.
  private static let costOfDoubling = 0.025
  /// The inside of one part says less of the project than what its parts are.
  private static let costOfOpening = 0.02
  /// Below this, an order forbids too little.
  private static let strongScore = 0.08
  /// Modules are borders that a team has drawn already.
  private static let worthOfModules = 0.03
}

extension LayerProposal {
  /// Whether nine files of ten are on the same level in both, from above, of as many.
  func isNearly(_ other: LayerProposal) -> Bool {
    guard layers.count == other.layers.count else { return false }
    var common = 0
    for (own, others) in zip(layers, other.layers) {
      let files = Set(own.parts.flatMap(\.files))
      common += others.parts.flatMap(\.files).count(where: files.contains)
    }
    return common * 10 >= max(fileCount, other.fileCount) * 9
  }

  private var fileCount: Int {
    layers.flatMap(\.parts).reduce(0) { $0 + $1.files.count }
  }
}
