/// The subject that a kind of rule judges, which determines the keys that it shares with other
/// kinds.
package enum RuleSubject {
  /// Dependencies between declarations: `kinds`, `certainty` and `allow` apply.
  case dependencies
  /// Dependencies of one kind: `certainty` and `allow` apply.
  case dependenciesOfOneKind
  /// Imports of modules: `allow` applies, from components to modules.
  case imports
  /// Uses of names: `certainty` applies, and `allow` from components to patterns of symbols.
  case symbolUses
  /// Declarations that must exist or be used: `kinds` applies.
  case needs
  /// Declarations and their components, without any reference that could be excused.
  case nothingWritten
}

extension RuleSubject {
  var hasKinds: Bool { self == .dependencies || self == .needs }
  var hasCertainty: Bool {
    self == .dependencies || self == .dependenciesOfOneKind || self == .symbolUses
  }
  var hasExceptions: Bool { self != .needs && self != .nothingWritten }
}
