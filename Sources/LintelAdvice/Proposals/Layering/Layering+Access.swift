extension Layering {
  /// Returns for each of `count` parts the index of its layer; -1 if it is in none.
  static func layerOfPart(in layers: [[Int]], count: Int) -> [Int] {
    var result = [Int](repeating: -1, count: count)
    for (index, parts) in layers.enumerated() {
      for part in parts { result[part] = index }
    }
    return result
  }

  /// Returns for each layer whether no layer above it refers to a layer below it.
  func closedLayers(_ references: PartReferences) -> [Bool] {
    let layerOf = Self.layerOfPart(in: layers.map(\.parts), count: references.partCount)
    // For each layer how many more edges skip it than skip the layer above it.
    var reaching = [Int](repeating: 0, count: layers.count + 1)
    for edge in references.between.keys where layerOf[edge.from] + 1 < layerOf[edge.to] {
      reaching[layerOf[edge.from] + 1] += 1
      reaching[layerOf[edge.to]] -= 1
    }
    var open = 0
    return layers.indices.map { layer in
      open += reaching[layer]
      return open == 0
    }
  }

  /// Returns the edges that point up, with the number of pairs of files.
  func upward(_ references: PartReferences) -> [(edge: PartReferences.Edge, count: Int)] {
    let layerOf = Self.layerOfPart(in: layers.map(\.parts), count: references.partCount)
    return references.between.filter { layerOf[$0.key.from] > layerOf[$0.key.to] }
      .map { ($0.key, $0.value) }
  }
}
