import LintelVocabulary

/// Patterns for names without slashes, with a number for each, found by the texts that they hold.
///
/// A name is compared only with patterns of which it has the text that fewest others have: of
/// `*.generated.swift` and `*Mock*.swift` it has `.swift`, but mostly neither of the other texts.
struct NamePatterns: Sendable {
  private var byName: [PathKey: Int] = [:]
  private var patterns: [(pattern: NamePattern, number: Int)] = []
  /// Finds patterns by one of their texts.
  private var texts = TextSearch()
  /// The positions of the patterns that are tried with each name.
  private var others: [Int] = []
  /// How many patterns are tried although nothing of their own is in a name.
  private(set) var wildCount = 0

  var isEmpty: Bool { byName.isEmpty && patterns.isEmpty }

  /// So many patterns may share a text, and so few need none.
  private static let fewCount = 8
  private static let sharedCount = 64

  /// - Parameter all: each pattern once, with numbers of their own.
  init(_ all: [(pattern: NamePattern, number: Int)] = []) {
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

  /// The numbers of the patterns that match a name.
  ///
  /// - Parameter tried: how many patterns were compared with it is added to this.
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
