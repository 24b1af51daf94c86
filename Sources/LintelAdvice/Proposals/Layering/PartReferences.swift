import LintelGraph
import LintelVocabulary

/// How the parts of a partition refer to each other.
///
/// What is counted are pairs of files of which one surely refers to the other, so that a file that
/// says a name a hundred times counts once, and imports of whole parts.
struct PartReferences {
  let partCount: Int
  /// How many files the project has, and each part.
  let fileCount: Int
  let fileCounts: [Int]
  /// How many pairs of files there are in the project.
  let pairCount: Int
  /// For each part how many pairs may be expected to begin in it: half as many as do, and half as
  /// many as if all files referred to as many, so that what refers to nothing today counts as well.
  let beginnings: [Double]
  /// Between different parts, by their positions.
  private(set) var between: [Edge: Int] = [:]

  /// The same without what the code of some parts refers to, and what refers to it.
  func without(_ parts: Set<Int>) -> PartReferences {
    var result = self
    result.between = between.filter { !parts.contains($0.key.from) && !parts.contains($0.key.to) }
    return result
  }

  struct Edge: Hashable {
    let from: Int
    let to: Int
  }

  init(_ pairs: FilePairs, _ parts: [ProjectPart]) {
    let partOf = Self.partOfFile(in: parts, fileCount: pairs.fileCount)
    partCount = parts.count
    fileCount = pairs.fileCount
    fileCounts = parts.map(\.files.count)
    var pairCount = pairs.pairs.count
    var counts = [Int](repeating: 0, count: parts.count)
    for pair in pairs.pairs {
      let from = partOf[pair.from.position]
      let to = partOf[pair.to.position]
      if from >= 0 { counts[from] += 1 }
      if from >= 0, to >= 0, from != to { between[Edge(from: from, to: to), default: 0] += 1 }
    }
    // An import counts where a rule counts it: for a part that holds every file of the module.
    for value in pairs.imports {
      let from = partOf[value.from.position]
      guard from >= 0, let first = value.files.first, partOf[first.position] != from,
        partOf[first.position] >= 0,
        value.files.allSatisfy({ partOf[$0.position] == partOf[first.position] })
      else { continue }
      between[Edge(from: from, to: partOf[first.position]), default: 0] += 1
      counts[from] += 1
      pairCount += 1
    }
    let mean = Double(pairCount) / Double(max(1, pairs.fileCount))
    beginnings = zip(counts, fileCounts).map { (Double($0) + Double($1) * mean) / 2 }
    self.pairCount = pairCount
  }

  /// For each file the position of its part; -1 if it is in none.
  static func partOfFile(in parts: [ProjectPart], fileCount: Int) -> [Int] {
    var partOf = [Int](repeating: -1, count: fileCount)
    for (index, part) in parts.enumerated() {
      for file in part.files { partOf[file.position] = index }
    }
    return partOf
  }

  /// How many of the pairs that begin in one part would end in another if files referred to files
  /// without any order.
  func expected(from: Int, to: Int) -> Double {
    beginnings[from] * Double(fileCounts[to]) / Double(max(1, fileCount))
  }
}
