// Written by 'LINTEL_WRITE_RULES=yes swift test --filter RuleFunctionTests', from the
// options that the kinds of rules declare.

extension Architecture.Part {
  /// Which modules and frameworks a component may import, and how.
  ///
  /// The page `Documentation/Rules/imports.md` has examples.
  ///
  /// - Parameters:
  ///   - in: The components whose imports are judged; all by default.
  ///   - deny: Modules that must not be imported.
  ///   - only: The only modules that may be imported.
  ///   - public: 'public import'.
  ///   - exported: '@_exported import'.
  ///   - testable: '@testable import'.
  ///   - level: Whether an import counts for its whole file or for types of it; 'file' by
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
  public static func imports(
    `in`: Architecture.Names? = nil,
    deny: Architecture.Names? = nil,
    only: Architecture.Names? = nil,
    `public`: Architecture.Choice? = nil,
    exported: Architecture.Choice? = nil,
    testable: Architecture.Choice? = nil,
    level: Architecture.ImportsLevel? = nil,
    name: String = "imports",
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
      "imports", name,
      [
        "in": `in`,
        "deny": deny,
        "only": only,
        "public": `public`,
        "exported": exported,
        "testable": testable,
        "level": level,
        "severity": severity,
        "because": because,
        "may-be-empty": mayBeEmpty,
        "baseline": baseline,
        "allow": allow,
      ], filePath, line, column)
  }
}
