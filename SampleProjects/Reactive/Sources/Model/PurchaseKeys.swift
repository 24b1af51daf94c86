/// The keys by which the server knows an attempt to buy a pack again.
///
/// A pack keeps its key until the server has said yes or no, so that nothing is charged twice while
/// the app runs.
struct PurchaseKeys: Equatable, Sendable {
  enum Change: Equatable, Sendable {
    case answered(pack: String)
    case sessionEnded(newSeed: String)
  }

  private var seed: String
  private var answers: [String: Int] = [:]

  /// Creates keys that begin with what no other keys begin with.
  init(seed: String) {
    self.seed = seed
  }

  /// The key of the next attempt to buy a pack.
  subscript(pack: String) -> String {
    "\(seed)-\(pack)-\(answers[pack, default: 0])"
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .answered(let pack): answers[pack, default: 0] += 1
    case .sessionEnded(let newSeed): self = PurchaseKeys(seed: newSeed)
    }
  }
}
