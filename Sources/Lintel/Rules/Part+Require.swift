// Written by 'LINTEL_WRITE_RULES=yes swift test --filter RuleFunctionTests', from the
// options that the kinds of rules declare.

extension Architecture.Part {
  /// Every type, or every member of a family, has or uses a counterpart.
  ///
  /// The page `Documentation/Rules/require.md` has examples.
  ///
  /// - Parameters:
  ///   - each: The components whose types must meet the requirement, or a family whose members
  ///     must, such as '{feature}.View'.
  ///   - named: Only types of this name, each by itself; its captures can be used in
  ///     'has-type'.
  ///   - has: A component with the same captures that must have code.
  ///   - hasType: A type of this name must be declared somewhere, as '{name}ViewModel'.
  ///   - uses: A component that it must depend on.
  ///   - usedBy: A component that must depend on it.
  ///   - name: what findings and a baseline call the rule.
  ///   - severity: The severity of findings; 'error' by default.
  ///   - because: The reason for the rule; printed with each finding.
  ///   - mayBeEmpty: Whether the rule is valid if no code can break it.
  ///   - baseline: Whether a baseline may accept findings; 'allow' by default.
  ///   - kinds: Which kinds of references count; all by default.
  ///   - filePath: the Swift file to name in messages about this part.
  ///   - line: its line.
  ///   - column: its column.
  public static func require(
    each: Architecture.Names,
    named: String? = nil,
    has: Architecture.Names? = nil,
    hasType: Architecture.Names? = nil,
    uses: Architecture.Names? = nil,
    usedBy: Architecture.Names? = nil,
    name: String = "require",
    severity: Architecture.Severity? = nil,
    because: String? = nil,
    mayBeEmpty: Bool = false,
    baseline: Architecture.BaselinePolicy? = nil,
    kinds: [Architecture.ReferenceKind] = [],
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Self {
    rule(
      "require", name,
      [
        "each": each,
        "named": named,
        "has": has,
        "has-type": hasType,
        "uses": uses,
        "used-by": usedBy,
        "severity": severity,
        "because": because,
        "may-be-empty": mayBeEmpty,
        "baseline": baseline,
        "kinds": kinds,
      ], filePath, line, column)
  }
}
