import LintelVocabulary

/// A search for the earlier files from which new files were moved.
///
/// At least half of the larger file has to be the same, by the bytes in equal lines. Equal files
/// are matched first, then files of the same name, then others, the most similar ones first.
struct RenamedFiles {
  struct File {
    let path: String
    /// The lines, as ``FileLines`` numbers them.
    let lines: [Int]
  }

  private let new: [File]
  private let gone: [File]
  /// The lengths of lines by their numbers, in bytes.
  private let lengths: [Int]
  /// The files that are gone, by the number of each line that they have; no files for a line that
  /// many have.
  private var holders: [Int: [Int]] = [:]

  /// The largest number of files that may have a line; more common lines say little and take long.
  private static let mostHolders = 50
  /// The largest number of files of the same name, and of any name, that are compared with a new
  /// file.
  private static let mostCandidates = 5

  private struct Pair {
    let new: Int
    let gone: Int
    let hasSameName: Bool
    /// The bytes in lines that both files have; ``size`` is the number of bytes of the larger file.
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

  /// Returns the index of the earlier file, by the index of the new file; no earlier file occurs
  /// twice.
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

  /// Matches each new file with the first file that is gone and has the same key.
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

  /// Returns, for each file that is gone, by its index, the number of bytes in the distinct lines
  /// that it shares with a new file, without lines that many files have.
  private func scores(of file: File) -> [Int: Int] {
    var result: [Int: Int] = [:]
    for line in Set(file.lines) {
      for holder in holders[line] ?? [] { result[holder, default: 0] += lengths[line] }
    }
    return result
  }

  private static func best(_ candidates: [Int], _ scores: [Int: Int]) -> [Int] {
    // Files that are gone are in the order of their paths, so ties are decided by path.
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
