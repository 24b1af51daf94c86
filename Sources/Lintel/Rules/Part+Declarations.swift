// Written by 'LINTEL_WRITE_RULES=yes swift test --filter RuleFunctionTests', from the
// options that the kinds of rules declare.

extension Architecture.Part {
  /// Types and members have the required names, forms and qualities.
  ///
  /// The page `Documentation/Rules/declarations.md` has examples.
  ///
  /// - Parameters:
  ///   - in: The components whose declarations are judged; all by default.
  ///   - that: Which declarations are judged; the outermost types by default.
  ///   - nested: Types inside of other types are judged as well.
  ///   - should: The qualities that each declaration must have.
  ///   - shouldNot: The qualities that no declaration may have.
  ///   - name: what findings and a baseline call the rule.
  ///   - severity: The severity of findings; 'error' by default.
  ///   - because: The reason for the rule; printed with each finding.
  ///   - mayBeEmpty: Whether the rule is valid if no code can break it.
  ///   - baseline: Whether a baseline may accept findings; 'allow' by default.
  ///   - filePath: the Swift file to name in messages about this part.
  ///   - line: its line.
  ///   - column: its column.
  public static func declarations(
    `in`: Architecture.Names? = nil,
    that: Architecture.Value? = nil,
    nested: Bool = false,
    should: Architecture.DeclarationsShould? = nil,
    shouldNot: Architecture.DeclarationsShouldNot? = nil,
    name: String = "declarations",
    severity: Architecture.Severity? = nil,
    because: String? = nil,
    mayBeEmpty: Bool = false,
    baseline: Architecture.BaselinePolicy? = nil,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Self {
    rule(
      "declarations", name,
      [
        "in": `in`,
        "that": that,
        "nested": nested,
        "should": should,
        "should-not": shouldNot,
        "severity": severity,
        "because": because,
        "may-be-empty": mayBeEmpty,
        "baseline": baseline,
      ], filePath, line, column)
  }
}

extension Architecture {
  /// The qualities that each declaration must have.
  public struct DeclarationsShould: Equatable, Sendable {
    let value: Value

    /// - Parameters:
    ///   - name: Its name matches one of these patterns.
    ///   - kind: It is of one of these kinds.
    ///   - inherits: It inherits from or conforms to one of these, directly or through others.
    ///   - attribute: One of these attributes, without '@', is written on it.
    ///   - access: Its access level is one of these.
    ///   - final: Classes are 'final'.
    ///   - immutable: Types have no stored variable, neither of instances nor static.
    ///   - weakDelegates: Variables named 'delegate' or '…Delegate' are 'weak' or 'unowned'.
    ///   - injects: No initial value of a stored property creates an instance of these
    ///     components, or takes a shared instance.
    ///   - maxLines: The most lines of code of a declaration; of a type, with all its extensions.
    ///   - maxMembers: The most functions, properties, initializers, subscripts and cases of a
    ///     type.
    public init(
      name: Architecture.Names? = nil,
      kind: [Architecture.DeclarationKind] = [],
      inherits: Architecture.Names? = nil,
      attribute: Architecture.Names? = nil,
      access: [Architecture.AccessLevel] = [],
      final: Bool = false,
      immutable: Bool = false,
      weakDelegates: Bool = false,
      injects: Architecture.Names? = nil,
      maxLines: Int? = nil,
      maxMembers: Int? = nil
    ) {
      value = Value([
        "name": name,
        "kind": kind,
        "inherits": inherits,
        "attribute": attribute,
        "access": access,
        "final": final,
        "immutable": immutable,
        "weak-delegates": weakDelegates,
        "injects": injects,
        "max-lines": maxLines,
        "max-members": maxMembers,
      ])
    }
  }
}

extension Architecture.DeclarationsShould: RuleValue {
  var written: Architecture.Value? { value }
}

extension Architecture {
  /// The qualities that no declaration may have.
  public struct DeclarationsShouldNot: Equatable, Sendable {
    let value: Value

    /// - Parameters:
    ///   - name: Its name matches one of these patterns.
    ///   - kind: It is of one of these kinds.
    ///   - inherits: It inherits from or conforms to one of these, directly or through others.
    ///   - attribute: One of these attributes, without '@', is written on it.
    ///   - access: Its access level is one of these.
    public init(
      name: Architecture.Names? = nil,
      kind: [Architecture.DeclarationKind] = [],
      inherits: Architecture.Names? = nil,
      attribute: Architecture.Names? = nil,
      access: [Architecture.AccessLevel] = []
    ) {
      value = Value([
        "name": name,
        "kind": kind,
        "inherits": inherits,
        "attribute": attribute,
        "access": access,
      ])
    }
  }
}

extension Architecture.DeclarationsShouldNot: RuleValue {
  var written: Architecture.Value? { value }
}
