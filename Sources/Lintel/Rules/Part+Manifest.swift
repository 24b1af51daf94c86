// Written by 'LINTEL_WRITE_RULES=yes swift test --filter RuleFunctionTests', from the
// options that the kinds of rules declare.

extension Architecture.Part {
  /// Packages and projects declare the modules that are imported, and no others.
  ///
  /// The page `Documentation/Rules/manifest.md` has examples.
  ///
  /// - Parameters:
  ///   - in: Only modules that lie in these components are judged.
  ///   - unused: Dependencies that nothing uses; 'deny' by default.
  ///   - transitive: Imports of undeclared modules on which declared ones depend; 'deny' by
  ///     default.
  ///   - name: what findings and a baseline call the rule.
  ///   - severity: The severity of findings; 'error' by default.
  ///   - because: The reason for the rule; printed with each finding.
  ///   - mayBeEmpty: Whether the rule is valid if no code can break it.
  ///   - baseline: Whether a baseline may accept findings; 'allow' by default.
  ///   - allow: Exceptions, each with a reason, optionally with a number of places and a last
  ///     day.
  ///   - filePath: the Swift file to name in messages about this part.
  ///   - line: its line.
  ///   - column: its column.
  public static func manifest(
    `in`: Architecture.Names? = nil,
    unused: Architecture.Choice? = nil,
    transitive: Architecture.Choice? = nil,
    name: String = "manifest",
    severity: Architecture.Severity? = nil,
    because: String? = nil,
    mayBeEmpty: Bool = false,
    baseline: Architecture.BaselinePolicy? = nil,
    allow: [Architecture.Exception] = [],
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Self {
    rule(
      "manifest", name,
      [
        "in": `in`,
        "unused": unused,
        "transitive": transitive,
        "severity": severity,
        "because": because,
        "may-be-empty": mayBeEmpty,
        "baseline": baseline,
        "allow": allow,
      ], filePath, line, column)
  }
}
