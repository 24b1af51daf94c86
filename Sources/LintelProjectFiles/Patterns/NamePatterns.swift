import LintelVocabulary

/// Numbered patterns for names without slashes, found by the texts that they contain.
///
/// A name is compared only with those patterns whose rarest text it contains. `*.generated.swift`
/// and `*Mock*.swift` are found by `.generated.swift` and `Mock`, so most names that end in
/// `.swift` are compared with neither.
struct NamePatterns: Sendable {
  private var byName: [PathKey: Int] = [:]
  private var patterns: [(pattern: GlobName, number: Int)] = []
  /// Finds patterns by their rarest texts.
  private var texts = TextSearch()
  /// The indices of the patterns that are tried with each name.
  private var others: [Int] = []
  /// The number of patterns that are tried with too many names: they have no text, or share their
  /// rarest text with too many others. Zero if there are few patterns.
  private(set) var wildCount = 0

  var isEmpty: Bool { byName.isEmpty && patterns.isEmpty }

  /// The number of patterns up to which all patterns are tried with each name.
  private static let fewCount = 8
  /// A pattern whose rarest text is in more patterns than this counts as wild.
  private static let sharedCount = 64

  /// - Parameter all: the patterns, each once, with different numbers.
  init(_ all: [(pattern: GlobName, number: Int)] = []) {
    for (pattern, number) in all {
      if let name = pattern.onlyName {
        byName[PathKey(name)] = number
      } else {
        patterns.append((pattern, number))
      }
    }
    guard patterns.count > Self.fewCount else {
      others = Array(patterns.indices)
      return
    }
    let literals = patterns.map(\.pattern.literals)
    var counts: [[UInt8]: Int] = [:]
    for literal in literals.joined() { counts[literal, default: 0] += 1 }
    for (position, literals) in literals.enumerated() {
      let rarest = literals.min { left, right in
        let (first, second) = (counts[left] ?? 0, counts[right] ?? 0)
        return first != second ? first < second : left.count > right.count
      }
      guard let rarest else {
        others.append(position)
        continue
      }
      texts.add(rarest, position)
      if counts[rarest] ?? 0 > Self.sharedCount { wildCount += 1 }
    }
    texts.finish()
    wildCount += others.count
  }

  /// Returns the numbers of the patterns that match a name.
  ///
  /// - Parameter tried: incremented by the number of patterns that were compared with the name.
  func numbers(matching name: Substring, tried: inout Int) -> [Int] {
    var numbers: [Int] = []
    if !byName.isEmpty, let number = byName[PathKey(String(name))] { numbers.append(number) }
    if patterns.isEmpty { return numbers }
    for position in others + texts.numbers(in: name.utf8) {
      tried += 1
      if patterns[position].pattern.matches(name) { numbers.append(patterns[position].number) }
    }
    return numbers
  }
}
