import LintelVocabulary

/// Finds the files that new files were before they were moved.
///
/// Half of the larger of both, by the bytes in equal lines, has to be the same. First come files
/// that are equal, then those of the same name, then the others, the most alike first.
struct RenamedFiles {
  struct File {
    let path: String
    /// As ``FileLines`` numbers them.
    let lines: [Int]
  }

  private let new: [File]
  private let gone: [File]
  /// By the number of a line, in bytes.
  private let lengths: [Int]
  /// By the number of a line, the files that are gone and have it; none where many have it.
  private var holders: [Int: [Int]] = [:]

  /// A line that more files have says little, and takes long.
  private static let mostHolders = 50
  /// How many files are compared with a new one, of those with most of its lines.
  private static let mostCandidates = 5

  private struct Pair {
    let new: Int
    let gone: Int
    let hasSameName: Bool
    /// In bytes: what both have, of the larger file.
    let shared: Int
    let size: Int
  }

  private struct Key: Hashable {
    let lines: [Int]
    let name: PathKey?
  }

  init(new: [File], gone: [File], lengths: [Int]) {
    self.new = new
    self.gone = gone
    self.lengths = lengths
    for (index, file) in gone.enumerated() {
      for line in Set(file.lines) where holders[line]?.count ?? 0 <= Self.mostHolders {
        holders[line, default: []].append(index)
      }
    }
    holders = holders.filter { $1.count <= Self.mostHolders }
  }

  /// By the index of a new file, that of the file that it was; each of these is there once.
  func origins() -> [Int: Int] {
    var result: [Int: Int] = [:]
    var taken: Set<Int> = []
    takeSame(&result, &taken) { Key(lines: $0.lines, name: PathKey(Self.name(of: $0))) }
    takeSame(&result, &taken) { Key(lines: $0.lines, name: nil) }
    let left = gone.indices.filter { !taken.contains($0) }
    let named = Dictionary(grouping: left) { PathKey(Self.name(of: gone[$0])) }
    var pairs: [Pair] = []
    for index in new.indices where result[index] == nil {
      let file = new[index]
      let scores = scores(of: file)
      let candidates = Set(
        Self.best(named[PathKey(Self.name(of: file))] ?? [], scores)
          + Self.best(scores.keys.filter { !taken.contains($0) }, scores))
      pairs += candidates.map { pair(index, $0) }.filter { 2 * $0.shared >= $0.size }
    }
    pairs.sort(by: precedes)
    for pair in pairs where result[pair.new] == nil && !taken.contains(pair.gone) {
      result[pair.new] = pair.gone
      taken.insert(pair.gone)
    }
    return result
  }

  /// Takes for a new file the first one that is gone and has the same key.
  private func takeSame(
    _ result: inout [Int: Int], _ taken: inout Set<Int>, _ key: (File) -> Key
  ) {
    var groups = Dictionary(grouping: gone.indices.reversed().filter { !taken.contains($0) }) {
      key(gone[$0])
    }
    for index in new.indices where result[index] == nil {
      guard let origin = groups[key(new[index])]?.popLast() else { continue }
      result[index] = origin
      taken.insert(origin)
    }
  }

  /// By the index of a file that is gone, how many bytes of a new file stand in lines that it has
  /// and few others.
  private func scores(of file: File) -> [Int: Int] {
    var result: [Int: Int] = [:]
    for line in Set(file.lines) {
      for holder in holders[line] ?? [] { result[holder, default: 0] += lengths[line] }
    }
    return result
  }

  private static func best(_ candidates: [Int], _ scores: [Int: Int]) -> [Int] {
    // Files that are gone are in the order of their paths.
    Array(
      candidates.sorted { left, right in
        let (score, other) = (scores[left] ?? 0, scores[right] ?? 0)
        return score == other ? left < right : score > other
      }.prefix(mostCandidates))
  }

  private func pair(_ index: Int, _ goneIndex: Int) -> Pair {
    let (file, other) = (new[index], gone[goneIndex])
    var counts: [Int: Int] = [:]
    for line in other.lines { counts[line, default: 0] += 1 }
    var shared = 0
    for line in file.lines where counts[line, default: 0] > 0 {
      counts[line, default: 0] -= 1
      shared += lengths[line]
    }
    return Pair(
      new: index, gone: goneIndex,
      hasSameName: Self.name(of: file).hasSameBytes(as: Self.name(of: other)), shared: shared,
      size: max(size(of: file), size(of: other)))
  }

  private func size(of file: File) -> Int { file.lines.reduce(0) { $0 + lengths[$1] } }

  private func precedes(_ left: Pair, _ right: Pair) -> Bool {
    if left.hasSameName != right.hasSameName { return left.hasSameName }
    let (alike, other) = (left.shared * right.size, right.shared * left.size)
    if alike != other { return alike > other }
    return (left.new, left.gone) < (right.new, right.gone)
  }

  private static func name(of file: File) -> String { RelativePath.fileName(of: file.path) }
}
