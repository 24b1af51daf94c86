// Written by 'LINTEL_WRITE_RULES=yes swift test --filter RuleFunctionTests', from the
// options that the kinds of rules declare.

extension Architecture.Part {
  /// Instances of some types are created by certain components only.
  ///
  /// The page `Documentation/Rules/construct.md` has examples.
  ///
  /// - Parameters:
  ///   - of: The components whose types are created.
  ///   - by: The components that may create them.
  ///   - values: Whether all code may create structs and enums; 'deny' by default.
  ///   - nested: Whether all code may create types that are nested in these types; 'deny' by
  ///     default.
  ///   - name: what findings and a baseline call the rule.
  ///   - severity: The severity of findings; 'error' by default.
  ///   - because: The reason for the rule; printed with each finding.
  ///   - mayBeEmpty: Whether the rule is valid if no code can break it.
  ///   - baseline: Whether a baseline may accept findings; 'allow' by default.
  ///   - certainty: How certain a dependency must be to break the rule; others are shown as
  ///     notes; 'named' and 'inferred' by default.
  ///   - allow: Exceptions, each with a reason, optionally with a number of places and a last
  ///     day.
  ///   - filePath: the Swift file to name in messages about this part.
  ///   - line: its line.
  ///   - column: its column.
  public static func construct(
    of: Architecture.Names,
    by: Architecture.Names,
    values: Architecture.Choice? = nil,
    nested: Architecture.Choice? = nil,
    name: String = "construct",
    severity: Architecture.Severity? = nil,
    because: String? = nil,
    mayBeEmpty: Bool = false,
    baseline: Architecture.BaselinePolicy? = nil,
    certainty: [Architecture.Certainty] = [],
    allow: [Architecture.Exception] = [],
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Self {
    rule(
      "construct", name,
      [
        "of": of,
        "by": by,
        "values": values,
        "nested": nested,
        "severity": severity,
        "because": because,
        "may-be-empty": mayBeEmpty,
        "baseline": baseline,
        "certainty": certainty,
        "allow": allow,
      ], filePath, line, column)
  }
}
