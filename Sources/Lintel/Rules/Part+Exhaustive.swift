// Written by 'LINTEL_WRITE_RULES=yes swift test --filter RuleFunctionTests', from the
// options that the kinds of rules declare.

extension Architecture.Part {
  /// Every declaration belongs to a component.
  ///
  /// The page `Documentation/Rules/exhaustive.md` has examples.
  ///
  /// - Parameters:
  ///   - in: Paths of the files that must be covered; all by default.
  ///   - name: what findings and a baseline call the rule.
  ///   - severity: The severity of findings; 'error' by default.
  ///   - because: The reason for the rule; printed with each finding.
  ///   - mayBeEmpty: Whether the rule is valid if no code can break it.
  ///   - baseline: Whether a baseline may accept findings; 'allow' by default.
  ///   - filePath: the Swift file to name in messages about this part.
  ///   - line: its line.
  ///   - column: its column.
  public static func exhaustive(
    `in`: Architecture.Names? = nil,
    name: String = "exhaustive",
    severity: Architecture.Severity? = nil,
    because: String? = nil,
    mayBeEmpty: Bool = false,
    baseline: Architecture.BaselinePolicy? = nil,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Self {
    rule(
      "exhaustive", name,
      [
        "in": `in`,
        "severity": severity,
        "because": because,
        "may-be-empty": mayBeEmpty,
        "baseline": baseline,
      ], filePath, line, column)
  }
}
