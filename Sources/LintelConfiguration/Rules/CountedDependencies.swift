import LintelVocabulary

/// Which dependencies a rule looks at, and which of them break it.
package struct CountedDependencies: Sendable {
  package var kinds = Set(ReferenceKind.allCases)
  /// The others are shown as notes.
  package var failing: Set<Certainty> = [.named, .inferred, .compiled]

  package init(
    kinds: Set<ReferenceKind> = Set(ReferenceKind.allCases),
    failing: Set<Certainty> = [.named, .inferred, .compiled]
  ) {
    self.kinds = kinds
    self.failing = failing
  }
}

extension Certainty {
  /// What `certainty` may name: the words that the linker has for what it finds, and no others. A
  /// rule about something that is never found could not fail.
  package static let written: [Certainty] = [.named, .inferred, .ambiguous]
}
