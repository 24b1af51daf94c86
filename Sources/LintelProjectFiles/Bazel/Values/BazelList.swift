/// The elements of a list in a BUILD file, as far as they are known without running anything.
struct BazelList: Hashable {
  /// The texts in written order, as often as they are written.
  private(set) var texts: [String] = []
  private(set) var globs: [BazelGlob] = []
  /// Whether there are no other elements.
  private(set) var isComplete = true

  /// A list whose elements are all unknown.
  static let unknown = BazelList(isComplete: false)

  init(_ texts: [String] = [], globs: [BazelGlob] = [], isComplete: Bool = true) {
    self.texts = texts
    self.globs = globs
    self.isComplete = isComplete
  }

  /// The number of elements to copy.
  var count: Int { texts.count + globs.count }

  mutating func append(_ text: String) { texts.append(text) }

  mutating func append(_ other: BazelList) {
    texts += other.texts
    globs += other.globs
    isComplete = isComplete && other.isComplete
  }
}

/// Patterns for files of a package: `glob(["*.swift"], exclude = ["A.swift"])`.
struct BazelGlob: Hashable {
  let includes: [String]
  let excludes: [String]
}

extension Sequence where Element: Hashable {
  /// The values in their order, each once.
  var withoutRepetition: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
