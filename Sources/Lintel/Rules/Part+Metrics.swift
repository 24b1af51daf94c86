// Written by 'LINTEL_WRITE_RULES=yes swift test --filter RuleFunctionTests', from the
// options that the kinds of rules declare.

extension Architecture.Part {
  /// A metric of types, files, folders, components or modules stays within bounds.
  ///
  /// The page `Documentation/Rules/metrics.md` has examples.
  ///
  /// - Parameters:
  ///   - metric: The quantity that is measured.
  ///   - level: The unit that is measured.
  ///   - in: Only units with code of these components; all by default.
  ///   - max: The greatest value that is allowed.
  ///   - min: The least value that is allowed.
  ///   - name: what findings and a baseline call the rule.
  ///   - severity: The severity of findings; 'error' by default.
  ///   - because: The reason for the rule; printed with each finding.
  ///   - mayBeEmpty: Whether the rule is valid if no code can break it.
  ///   - baseline: Whether a baseline may accept findings; 'allow' by default.
  ///   - filePath: the Swift file to name in messages about this part.
  ///   - line: its line.
  ///   - column: its column.
  public static func metrics(
    metric: Architecture.Metric,
    level: Architecture.Level,
    `in`: Architecture.Names? = nil,
    max: Double? = nil,
    min: Double? = nil,
    name: String = "metrics",
    severity: Architecture.Severity? = nil,
    because: String? = nil,
    mayBeEmpty: Bool = false,
    baseline: Architecture.BaselinePolicy? = nil,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Self {
    rule(
      "metrics", name,
      [
        "metric": metric,
        "level": level,
        "in": `in`,
        "max": max,
        "min": min,
        "severity": severity,
        "because": because,
        "may-be-empty": mayBeEmpty,
        "baseline": baseline,
      ], filePath, line, column)
  }
}
