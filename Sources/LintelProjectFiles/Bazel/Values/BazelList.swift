/// What a list in a BUILD file says, as far as it can be known without running anything.
struct BazelList: Equatable {
  /// Without those that come twice.
  private(set) var texts: [String] = []
  private(set) var globs: [BazelGlob] = []
  /// Whether there is nothing more in it.
  private(set) var isComplete = true
  private var known: Set<String> = []

  /// A list of which nothing is known.
  static let unknown = BazelList(isComplete: false)

  init(_ texts: [String] = [], globs: [BazelGlob] = [], isComplete: Bool = true) {
    self.globs = globs
    self.isComplete = isComplete
    for text in texts { append(text) }
  }

  /// How much there is to copy.
  var count: Int { texts.count + globs.count }

  mutating func append(_ text: String) {
    if known.insert(text).inserted { texts.append(text) }
  }

  mutating func append(_ other: BazelList) {
    for text in other.texts { append(text) }
    globs += other.globs
    isComplete = isComplete && other.isComplete
  }
}
