import LintelVocabulary

/// Everything that one check found out.
package struct CheckResult: Sendable {
  /// The rules file as the user named it.
  package let rulesFile: String
  package let fileCount: Int
  package let declarationCount: Int
  package let dependencyCount: Int
  /// The number of ambiguous names in the code, which many kinds of rules ignore.
  package let ambiguousNameCount: Int
  /// The parts of the project that no rule judges.
  package let leftOut: LeftOutCounts
  /// The result of each rule, in the order of the rules file; then the result of
  /// ``Suppressions/ruleName`` if the sources contain comments for Lintel, and the result of
  /// ``Baseline/ruleName`` if there is a baseline.
  package let rules: [RuleResult]
  /// The findings that comments in the code hide, in the order of the findings.
  package let suppressed: [SuppressedFinding]
  /// The findings that the baseline accepts, in the order of the findings.
  package let accepted: [Finding]
  /// The comparison of the findings with the baseline; `nil` if there is no baseline.
  package let baseline: BaselineDelta?
  /// Remarks about the project that are not breaches, e.g. on a manifest that could be read only in
  /// part.
  package let notes: [Note]

  package init(
    rulesFile: String, fileCount: Int, declarationCount: Int, dependencyCount: Int,
    ambiguousNameCount: Int = 0, leftOut: LeftOutCounts = LeftOutCounts(), rules: [RuleResult],
    suppressed: [SuppressedFinding] = [], accepted: [Finding] = [],
    baseline: BaselineDelta? = nil, notes: [Note] = []
  ) {
    self.rulesFile = rulesFile
    self.fileCount = fileCount
    self.declarationCount = declarationCount
    self.dependencyCount = dependencyCount
    self.ambiguousNameCount = ambiguousNameCount
    self.leftOut = leftOut
    self.rules = rules
    self.suppressed = suppressed
    self.accepted = accepted.sorted(by: Finding.precedes)
    self.baseline = baseline
    self.notes = notes
  }

  /// The findings of all rules, sorted by path, line, column, rule and message.
  package var findings: [Finding] {
    rules.flatMap(\.findings).sorted(by: Finding.precedes)
  }
}

extension CheckResult {
  /// Returns this result with only the findings that have a location or a step that passes a test,
  /// narrowed by ``Finding/narrowed(to:)``. Findings without a location in a Swift file are kept as
  /// they are.
  package func narrowed(to isWanted: (SourceLocation) -> Bool) -> CheckResult {
    CheckResult(
      rulesFile: rulesFile, fileCount: fileCount, declarationCount: declarationCount,
      dependencyCount: dependencyCount, ambiguousNameCount: ambiguousNameCount,
      leftOut: leftOut,
      rules: rules.map { rule in
        rule.replacing(findings: Self.narrowed(rule.findings, to: isWanted))
      },
      suppressed: suppressed.compactMap { part in
        part.finding.narrowed(to: isWanted).map {
          SuppressedFinding(finding: $0, suppressions: part.suppressions)
        }
      },
      accepted: Self.narrowed(accepted, to: isWanted), baseline: baseline, notes: notes)
  }

  private static func narrowed(
    _ findings: [Finding], to isWanted: (SourceLocation) -> Bool
  ) -> [Finding] {
    findings.compactMap { $0.isAboutSources ? $0.narrowed(to: isWanted) : $0 }
  }
}

extension Finding {
  fileprivate var isAboutSources: Bool { locations.contains { $0.path.hasBytes(atEnd: ".swift") } }
}
