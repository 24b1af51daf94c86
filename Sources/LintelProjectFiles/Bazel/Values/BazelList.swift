/// What a list in a BUILD file says, as far as it can be known without running anything.
struct BazelList: Hashable {
  /// In written order, as often as they are written.
  private(set) var texts: [String] = []
  private(set) var globs: [BazelGlob] = []
  /// Whether there is nothing more in it.
  private(set) var isComplete = true

  /// A list of which nothing is known.
  static let unknown = BazelList(isComplete: false)

  init(_ texts: [String] = [], globs: [BazelGlob] = [], isComplete: Bool = true) {
    self.texts = texts
    self.globs = globs
    self.isComplete = isComplete
  }

  /// How much there is to copy.
  var count: Int { texts.count + globs.count }

  mutating func append(_ text: String) { texts.append(text) }

  mutating func append(_ other: BazelList) {
    texts += other.texts
    globs += other.globs
    isComplete = isComplete && other.isComplete
  }
}
