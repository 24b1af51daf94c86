import LintelRules

extension CheckResult {
  /// The same judgement with those findings only that have to do with some of the files: a place
  /// or a step in one of them. What is wrong with the rules file itself is always kept.
  func narrowed(to files: Set<String>) -> CheckResult {
    CheckResult(
      rulesFile: rulesFile, fileCount: fileCount, declarationCount: declarationCount,
      dependencyCount: dependencyCount,
      rules: rules.map { rule in
        RuleResult(
          rule: rule.rule, kind: rule.kind, because: rule.because, components: rule.components,
          findings: rule.findings.filter { finding in
            finding.isAboutRulesFile
              || (finding.places + finding.path.map(\.place)).contains { files.contains($0.path) }
          })
      },
      notes: notes)
  }
}

extension Finding {
  fileprivate var isAboutRulesFile: Bool { from == nil }
}
