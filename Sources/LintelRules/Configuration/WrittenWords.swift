import LintelGraph

// A rules file may use the words that the linker has for what it finds, and no others: a rule about
// something that is never found could not fail.

extension Certainty {
  /// What `certainty` may name.
  static let written: [Certainty] = [.named, .inferred, .ambiguous]
}
