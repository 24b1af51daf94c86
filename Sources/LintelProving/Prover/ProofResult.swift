/// What became of the attempts to break each rule.
public struct ProofResult: Sendable {
  /// In the order of the rules file.
  public let rules: [RuleProof]

  /// Whether every rule noticed every mutation, and none had nothing to notice.
  public var isPassed: Bool { rules.allSatisfy(\.isPassed) }
}

/// What became of the attempts to break one rule.
public struct RuleProof: Sendable {
  /// The rule's name in the rules file.
  public let rule: String
  /// The rule's `kind` in the rules file.
  public let kind: String
  /// Whether the rule is about parts that the project does not have, and may be so.
  public let isIdle: Bool
  /// Whether there is nothing to try because the rule is broken already.
  public let isBroken: Bool
  /// What was tried.
  public let mutants: [MutantProof]
  /// How many more mutations there would be at least.
  public let omittedCount: Int

  public var survivors: [MutantProof] { mutants.filter { !$0.isKilled } }
  public var isPassed: Bool { mutants.isEmpty ? isIdle : survivors.isEmpty }
}

/// One mutation that was written into the sources, in memory, and what the rule said to it.
public struct MutantProof: Sendable {
  /// What was written: lower-case start, no full stop, names in single quotes.
  public let summary: String
  /// Whether the rule has found it.
  public let isKilled: Bool
  /// What was written where, `path:line: +text`; for those that were not found.
  public let excerpt: [String]
  /// Why the mutation could not be tried; `nil` when it was.
  public let obstacle: String?
}
