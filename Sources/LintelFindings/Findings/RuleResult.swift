/// The result of one rule.
package struct RuleResult: Sendable {
  package let rule: String
  /// The rule's `kind` in the rules file.
  package let kind: String
  /// The reason that the rules file gives for the rule.
  package let because: String?
  /// The components that the rule judges, in the order of the rule. The `from` of each finding is
  /// in one of them, or in none if the finding is about the rule as a whole.
  package let components: [String]
  /// The findings, sorted by path, line, column and message.
  package let findings: [Finding]
  /// The number of chains through code in no layer that are not reported, because one of their
  /// steps is a finding of another rule.
  package let consequenceCount: Int
  /// The exceptions that accept a number of places.
  package let exceptions: [CountedException]

  package init(
    rule: String, kind: String, because: String? = nil, components: [String], findings: [Finding],
    consequenceCount: Int = 0, exceptions: [CountedException] = []
  ) {
    self.rule = rule
    self.kind = kind
    self.because = because
    self.components = components
    self.findings = findings.sorted(by: Finding.precedes)
    self.consequenceCount = consequenceCount
    self.exceptions = exceptions
  }
}

extension RuleResult {
  package func replacing(
    findings: [Finding], exceptions: [CountedException]? = nil
  ) -> RuleResult {
    RuleResult(
      rule: rule, kind: kind, because: because, components: components, findings: findings,
      consequenceCount: consequenceCount, exceptions: exceptions ?? self.exceptions)
  }
}
