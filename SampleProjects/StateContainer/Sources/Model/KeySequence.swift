/// Keys of which no two are alike, as long as no two sequences have the same seed.
struct KeySequence: Equatable, Sendable {
  let seed: String
  private var count = 0

  init(seed: String) {
    self.seed = seed
  }

  mutating func next() -> String {
    count += 1
    return "\(seed)-\(count)"
  }
}
