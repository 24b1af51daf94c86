/// For each module a set of modules.
struct ModuleSets {
  private let wordCount: Int
  /// A bit for each pair.
  private var words: [UInt64]

  init(_ sets: [[ModuleID]]) {
    wordCount = (sets.count + 63) / 64
    words = [UInt64](repeating: 0, count: sets.count * wordCount)
    for (owner, set) in sets.enumerated() {
      for module in set { words[owner * wordCount + Int(module) / 64] |= 1 << UInt64(module % 64) }
    }
  }

  /// Whether `module` is in the set of `owner`.
  func contains(_ module: ModuleID, in owner: ModuleID) -> Bool {
    words[Int(owner) * wordCount + Int(module) / 64] >> UInt64(module % 64) & 1 != 0
  }
}
