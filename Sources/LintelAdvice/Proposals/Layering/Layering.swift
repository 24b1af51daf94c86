import LintelGraph

/// An order of the parts of a partition in layers, the users above the parts that they use.
struct Layering {
  struct Layer: Equatable {
    /// Indices of parts, ascending.
    let parts: [Int]
    /// Whether the parts of the layer refer to each other, so that they cannot be kept apart.
    let isFree: Bool
  }

  /// The layers, top first.
  let layers: [Layer]
  /// The share of all pairs of files that the order would forbid if files referred to each other at
  /// random, minus the costs of the references that break it and of its layers.
  let worth: Double

  /// Orders the parts so that as few references as possible point up, and then merges adjacent
  /// layers as long as the simpler order is worth at least as much.
  ///
  /// - Parameters:
  ///   - fewest: the fewest layers to keep, if there are as many.
  ///   - costOfBroken: the number of references that an order must catch to make up for one
  ///     reference that breaks it today.
  init(_ references: PartReferences, fewest: Int, costOfBroken: Double) {
    let bound = Set(references.between.keys.flatMap { [$0.from, $0.to] })
    var layers = Self.levels(of: references).map { $0.filter(bound.contains) }
      .filter { !$0.isEmpty }
    var best = Value(layers, references, costOfBroken)
    while layers.count > fewest {
      let merged = (0..<layers.count - 1).map { index in
        var merged = layers
        merged[index] = (layers[index] + layers[index + 1]).sorted()
        merged.remove(at: index + 1)
        return (layers: merged, value: Value(merged, references, costOfBroken))
      }
      guard
        let next = merged.max(by: { $0.value.worth < $1.value.worth }),
        next.value.worth >= best.worth
      else { break }
      (layers, best) = next
    }
    self.layers = zip(layers, best.isFree).map { Layer(parts: $0, isFree: $1) }
    worth = best.worth
  }

  /// Returns the parts of each level. The level of a part is the length of the longest path to it,
  /// after the cheapest cut of all cycles.
  private static func levels(of references: PartReferences) -> [[Int]] {
    let edges = references.between.keys.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    let digraph = Digraph(
      nodeCount: references.partCount, edges: edges.map { (Int32($0.from), Int32($0.to)) })
    var cut: Set<PartReferences.Edge> = []
    for component in digraph.cyclicComponents(among: { _ in true }) {
      for edge in digraph.cheapestCut(
        of: component,
        weight: { references.between[.init(from: Int($0), to: Int($1))] ?? 1 })
      {
        cut.insert(.init(from: Int(edge.from), to: Int(edge.to)))
      }
    }
    var level = [Int](repeating: 0, count: references.partCount)
    var incoming = level
    let kept = edges.filter { !cut.contains($0) }
    for edge in kept { incoming[edge.to] += 1 }
    let outgoing = Dictionary(grouping: kept, by: \.from)
    var ready = level.indices.filter { incoming[$0] == 0 }
    while let part = ready.popLast() {
      for edge in outgoing[part] ?? [] {
        level[edge.to] = max(level[edge.to], level[part] + 1)
        incoming[edge.to] -= 1
        if incoming[edge.to] == 0 { ready.append(edge.to) }
      }
    }
    return (0...(level.max() ?? 0)).map { depth in level.indices.filter { level[$0] == depth } }
  }

  /// The value of an order.
  private struct Value {
    let isFree: [Bool]
    let worth: Double

    init(_ layers: [[Int]], _ references: PartReferences, _ costOfBroken: Double) {
      let layerOf = Layering.layerOfPart(in: layers, count: references.partCount)
      var isFree = [Bool](repeating: false, count: layers.count)
      var broken = 0
      for (edge, count) in references.between {
        let (from, to) = (layerOf[edge.from], layerOf[edge.to])
        if from == to { isFree[from] = true }
        if to < from { broken += count }
      }
      var expected = 0.0
      var filesAbove = 0
      for (layer, parts) in layers.enumerated() {
        let pairs = parts.reduce(0) { $0 + references.beginnings[$1] }
        let files = parts.reduce(0) { $0 + references.fileCounts[$1] }
        expected += pairs * Double(filesAbove)
        if !isFree[layer] {
          let inside = parts.reduce(0) {
            $0 + references.beginnings[$1] * Double(references.fileCounts[$1])
          }
          expected += pairs * Double(files) - inside
        }
        filesAbove += files
      }
      let all = Double(max(1, references.pairCount))
      self.isFree = isFree
      let forbiddenShare = expected / Double(max(1, references.fileCount)) / all
      worth =
        forbiddenShare - costOfBroken * Double(broken) / all
        - Tuning.costOfLayer * Double(layers.count)
    }
  }
}
