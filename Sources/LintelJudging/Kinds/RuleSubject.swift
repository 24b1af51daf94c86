/// What a kind of rule looks at, which decides on the keys that it shares with others.
package enum RuleSubject {
  /// Dependencies between declarations: `kinds`, `certainty` and `allow` apply.
  case dependencies
  /// Dependencies of one kind: `certainty` and `allow` apply.
  case dependenciesOfOneKind
  /// Imports of modules: `allow` applies, from components to modules.
  case imports
  /// Uses of names: `certainty` applies, and `allow` from components to patterns of symbols.
  case symbolUses
  /// What there is, and who depends on it: `kinds` applies.
  case needs
  /// What belongs where, without anything written that could be excused.
  case nothingWritten
}

extension RuleSubject {
  var hasKinds: Bool { self == .dependencies || self == .needs }
  var hasCertainty: Bool {
    self == .dependencies || self == .dependenciesOfOneKind || self == .symbolUses
  }
  var hasExceptions: Bool { self != .needs && self != .nothingWritten }
}
