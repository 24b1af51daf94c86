// Written by 'LINTEL_WRITE_RULES=yes swift test --filter RuleFunctionTests', from the
// options that the kinds of rules declare.

extension Architecture.Part {
  /// Code does not use certain types, functions or members.
  ///
  /// The page `Documentation/Rules/symbols.md` has examples.
  ///
  /// - Parameters:
  ///   - deny: The symbols that must not be used, such as '*.shared' or
  ///     'UserDefaults.standard'.
  ///   - in: The components whose code is judged; all by default.
  ///   - outside: The components whose code may use them nevertheless.
  ///   - that: The required declaration of a symbol, such as 'kind: [var, let]'; any by
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
  /// The required declaration of a symbol, such as 'kind: [var, let]'; any by default.
  public struct SymbolsThat: Equatable, Sendable {
    let value: Value

    /// - Parameters:
    ///   - kind: The kind of its declaration.
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
