// Written by 'LINTEL_WRITE_RULES=yes swift test --filter RuleFunctionTests', from the
// options that the kinds of rules declare.

extension Architecture.Part {
  /// Components must not use others, directly or through other code.
  ///
  /// The page `Documentation/Rules/forbid.md` has examples.
  ///
  /// - Parameters:
  ///   - from: The components that must not use the others.
  ///   - to: The components that must not be used.
  ///   - reach: Whether chains through other code count as well; 'direct' by default.
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
  public static func forbid(
    from: Architecture.Names,
    to: Architecture.Names,
    reach: Architecture.Reach? = nil,
    name: String = "forbid",
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
      "forbid", name,
      [
        "from": from,
        "to": to,
        "reach": reach,
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
