import LintelVocabulary

/// The dependencies that a rule considers, and the certainties that make the rule fail.
package struct CountedDependencies: Sendable {
  package var kinds = Set(ReferenceKind.allCases)
  /// The certainties with which a dependency breaks the rule; other dependencies are shown as
  /// notes.
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
  /// The certainties that a rules file may name: all that linking assigns without the compiler's
  /// index. A rule for `compiled` alone would find nothing without an index, and could not fail.
  package static let written: [Certainty] = [.named, .inferred, .ambiguous]
}
