// Written by 'LINTEL_WRITE_RULES=yes swift test --filter RuleFunctionTests', from the
// options that the kinds of rules declare.

extension Architecture.Part {
  /// Members of a set, such as features, do not use each other.
  ///
  /// The page `Documentation/Rules/independent.md` has examples.
  ///
  /// - Parameters:
  ///   - of: The components that must not use each other.
  ///   - name: what findings and a baseline call the rule.
  ///   - severity: The severity of findings; 'error' by default.
  ///   - because: The reason for the rule; printed with each finding.
  ///   - mayBeEmpty: Whether the rule is valid if no code can break it.
  ///   - baseline: Whether a baseline may accept findings; 'allow' by default.
  ///   - kinds: Which kinds of references count; all by default.
  ///   - certainty: How certain a dependency must be to break the rule; others are shown as
  ///     notes; 'named' and 'inferred' by default.
  ///   - allow: Exceptions, each with a reason, optionally with a number of places and a last
  ///     day.
  ///   - filePath: the Swift file to name in messages about this part.
  ///   - line: its line.
  ///   - column: its column.
  public static func independent(
    of: Architecture.Names,
    name: String = "independent",
    severity: Architecture.Severity? = nil,
    because: String? = nil,
    mayBeEmpty: Bool = false,
    baseline: Architecture.BaselinePolicy? = nil,
    kinds: [Architecture.ReferenceKind] = [],
    certainty: [Architecture.Certainty] = [],
    allow: [Architecture.Exception] = [],
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Self {
    rule(
      "independent", name,
      [
        "of": of,
        "severity": severity,
        "because": because,
        "may-be-empty": mayBeEmpty,
        "baseline": baseline,
        "kinds": kinds,
        "certainty": certainty,
        "allow": allow,
      ], filePath, line, column)
  }
}
