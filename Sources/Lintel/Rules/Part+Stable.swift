// Written by 'LINTEL_WRITE_RULES=yes swift test --filter RuleFunctionTests', from the
// options that the kinds of rules declare.

extension Architecture.Part {
  /// Components or modules do not depend on less stable ones.
  ///
  /// The page `Documentation/Rules/stable.md` has examples.
  ///
  /// - Parameters:
  ///   - level: The unit that is compared; 'component' by default.
  ///   - in: Only these components, or modules with their code, and the dependencies between
  ///     them count.
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
  public static func stable(
    level: Architecture.StableLevel? = nil,
    `in`: Architecture.Names? = nil,
    name: String = "stable",
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
      "stable", name,
      [
        "level": level,
        "in": `in`,
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
