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

  struct Edge: Hashable {
    let from: Int
    let to: Int
  }

  init(_ pairs: FilePairs, _ parts: [ProjectPart]) {
    var partOf = [Int](repeating: -1, count: pairs.fileCount)
    for (index, part) in parts.enumerated() {
      for file in part.files { partOf[file.position] = index }
    }
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

  /// How many of the pairs that begin in one part would end in another if files referred to files
  /// without any order.
  func expected(from: Int, to: Int) -> Double {
    beginnings[from] * Double(fileCounts[to]) / Double(max(1, fileCount))
  }
}

/// Which files of a project refer to which.
struct FilePairs {
  struct Pair: Hashable {
    let from: FileID
    let to: FileID
  }

  let fileCount: Int
  /// Of sure references, in no order.
  let pairs: Set<Pair>
  /// Which file imports which module of the project, with the files of the module.
  let imports: [(from: FileID, files: [FileID])]

  init(_ graph: DependencyGraph) {
    fileCount = graph.files.count
    var pairs: Set<Pair> = []
    for value in graph.dependencies where ReferenceFilter.sure.counts(value) {
      let from = graph.declarations[value.from].file
      let to = graph.declarations[value.to].file
      if from != to { pairs.insert(Pair(from: from, to: to)) }
    }
    self.pairs = pairs
    var filesOf = [[FileID]](repeating: [], count: graph.modules.count)
    for (index, file) in graph.files.enumerated() {
      for module in file.modules { filesOf[module.position].append(FileID(index)) }
    }
    imports = graph.imports.compactMap { value in
      value.module.map { (value.file, filesOf[$0.position]) }
    }
  }
}
