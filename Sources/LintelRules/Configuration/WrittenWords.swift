import LintelGraph

// A rules file may use the words that the linker has for what it finds, and no others: a rule about
// something that is never found could not fail.

extension ReferenceKind {
  /// What `kinds` may name.
  static let written: [ReferenceKind] = [
    .import, .inherit, .conform, .extend, .type, .construct, .static, .attribute, .cast, .keypath,
    .alias,
  ]
}

extension Certainty {
  /// What `certainty` may name.
  static let written: [Certainty] = [.named, .ambiguous]
}
