import LintelGraph
import LintelVocabulary

/// The references between the parts of a partition.
///
/// What is counted are pairs of files of which one certainly refers to the other, so that a file
/// that writes a name a hundred times counts once. An import of a whole module counts as a pair as
/// well.
struct PartReferences {
  let partCount: Int
  /// The number of files in the project, and in each part.
  let fileCount: Int
  let fileCounts: [Int]
  /// The number of such pairs in the project, including imports.
  let pairCount: Int
  /// For each part, the number of pairs that are expected to begin in it: the mean of today's
  /// number and of the number if all files referred to equally many others. So a part without
  /// references today counts as well.
  let beginnings: [Double]
  /// The number of pairs between different parts, by the indices of the parts.
  private(set) var between: [Edge: Int] = [:]

  /// Returns the references without those from or to the given parts.
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

  /// Returns for each file the index of its part; -1 if it is in none.
  static func partOfFile(in parts: [ProjectPart], fileCount: Int) -> [Int] {
    var partOf = [Int](repeating: -1, count: fileCount)
    for (index, part) in parts.enumerated() {
      for file in part.files { partOf[file.position] = index }
    }
    return partOf
  }

  /// Returns how many of the pairs that begin in one part would end in another if files referred to
  /// each other at random.
  func expected(from: Int, to: Int) -> Double {
    beginnings[from] * Double(fileCounts[to]) / Double(max(1, fileCount))
  }
}
