// Written by 'LINTEL_WRITE_RULES=yes swift test --filter RuleFunctionTests', from what the kinds of
// rules declare of themselves.

extension Architecture.Part {
  /// Code does not use certain types, functions or members.
  ///
  /// The page `Documentation/Rules/symbols.md` has examples.
  ///
  /// - Parameters:
  ///   - deny: What must not be used, such as '*.shared' or 'UserDefaults.standard'.
  ///   - in: Whose code is judged; all by default.
  ///   - outside: Whose code may use it all the same.
  ///   - that: What it must be besides, such as 'kind: [var, let]'; anything by default.
  ///   - name: what findings and a baseline call the rule.
  ///   - severity: How much a finding matters; 'error' by default.
  ///   - because: Why the rule is there; printed with each finding.
  ///   - mayBeEmpty: Whether it is fine that no code could break the rule.
  ///   - baseline: Whether a baseline may accept findings; 'allow' by default.
  ///   - certainty: How sure a dependency must be to break the rule, where others are shown as
  ///     notes; 'named' and 'inferred' by default.
  ///   - allow: Exceptions, each with a reason and maybe a last day.
  ///   - filePath: the Swift file to name in messages about this part.
  ///   - line: its line.
  ///   - column: its column.
  public static func symbols(
    deny: Architecture.Names,
    `in`: Architecture.Names? = nil,
    outside: Architecture.Names? = nil,
    that: Architecture.SymbolsThat? = nil,
    name: String = "symbols",
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
      "symbols", name,
      [
        "deny": deny,
        "in": `in`,
        "outside": outside,
        "that": that,
        "severity": severity,
        "because": because,
        "may-be-empty": mayBeEmpty,
        "baseline": baseline,
        "certainty": certainty,
        "allow": allow,
      ], filePath, line, column)
  }
}

extension Architecture {
  /// What it must be besides, such as 'kind: [var, let]'; anything by default.
  public struct SymbolsThat: Equatable, Sendable {
    let value: Value

    /// - Parameters:
    ///   - kind: What it is declared as.
    public init(
      kind: [Architecture.SymbolKind] = []
    ) {
      value = Value([
        "kind": kind
      ])
    }
  }
}

extension Architecture.SymbolsThat: RuleValue {
  var written: Architecture.Value? { value }
}
