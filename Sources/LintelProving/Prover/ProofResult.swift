/// The results of the attempts to break each rule.
package struct ProofResult: Sendable {
  /// The results, in the order of the rules file.
  package let rules: [RuleProof]

  /// Whether every rule found all its mutations, and had some unless it is idle.
  package var isPassed: Bool { rules.allSatisfy(\.isPassed) }
}

/// The result of the attempts to break one rule.
package struct RuleProof: Sendable {
  /// The rule's name in the rules file.
  package let rule: String
  /// The rule's `kind` in the rules file.
  package let kind: String
  /// Whether nothing can break the rule because components that it names have no code. Such a rule
  /// passes without mutations.
  package let isIdle: Bool
  /// Whether no mutation can be made and the rule is broken already.
  package let isBroken: Bool
  /// The mutations that were tried.
  package let mutants: [MutantProof]
  /// The number of mutations that were made but not tried. More are possible, because making
  /// mutations stops early.
  package let omittedCount: Int

  package var survivors: [MutantProof] { mutants.filter { !$0.isKilled } }
  package var isPassed: Bool { mutants.isEmpty ? isIdle : survivors.isEmpty }
}

/// The result of one mutation: whether it could be written into the sources, in memory, and whether
/// the rule found it.
package struct MutantProof: Sendable {
  /// The effect of the change, in words: lower-case start, no full stop, names in single quotes.
  package let summary: String
  /// Whether the rule has found the mutation.
  package let isKilled: Bool
  /// The changed lines, as `path:line: +text`; empty for a mutation that was found or that could
  /// not be written, and if source lines must not be shown.
  package let excerpt: [String]
  /// The reason why the mutation could not be tried; `nil` if it was.
  package let obstacle: String?
}
