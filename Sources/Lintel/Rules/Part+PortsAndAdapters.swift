// Written by 'LINTEL_WRITE_RULES=yes swift test --filter RuleFunctionTests', from the
// options that the kinds of rules declare.

extension Architecture.Part {
  /// Adapters meet the core only at its ports, and only the root may use them.
  ///
  /// The page `Documentation/Rules/ports-and-adapters.md` has examples.
  ///
  /// - Parameters:
  ///   - core: The inside, which may use no other component.
  ///   - ports: The components with its ports; by default each protocol in the core is a port.
  ///   - driving: Adapters that call the core, such as screens; each component is one adapter.
  ///   - driven: Adapters that the core calls, such as databases; each component is one
  ///     adapter.
  ///   - compositionRoot: The only code that may use all of these components.
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
  public static func portsAndAdapters(
    core: Architecture.Names,
    ports: Architecture.Names? = nil,
    driving: Architecture.Names? = nil,
    driven: Architecture.Names? = nil,
    compositionRoot: Architecture.Names? = nil,
    name: String = "ports-and-adapters",
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
      "ports-and-adapters", name,
      [
        "core": core,
        "ports": ports,
        "driving": driving,
        "driven": driven,
        "composition-root": compositionRoot,
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
