// Written by 'LINTEL_WRITE_RULES=yes swift test --filter RuleFunctionTests', from the
// options that the kinds of rules declare.

extension Architecture {
  /// The values of 'access'.
  public enum AccessLevel: String, CaseIterable, Sendable {
    case `private`
    case `fileprivate`
    case `internal`
    case package
    case `public`
    case open
  }
}

extension Architecture.AccessLevel: RuleValue {}

extension Architecture {
  /// The values of 'baseline'.
  public enum BaselinePolicy: String, CaseIterable, Sendable {
    case allow
    case never
  }
}

extension Architecture.BaselinePolicy: RuleValue {}

extension Architecture {
  /// The values of 'certainty'.
  public enum Certainty: String, CaseIterable, Sendable {
    case named
    case inferred
    case ambiguous
  }
}

extension Architecture.Certainty: RuleValue {}

extension Architecture {
  /// The values of 'exported', 'nested', 'public', 'testable', 'transitive', 'unused',
  /// 'unused-arrows', 'values'.
  public enum Choice: String, CaseIterable, Sendable {
    case allow
    case deny
  }
}

extension Architecture.Choice: RuleValue {}

extension Architecture {
  /// The values of 'kind'.
  public enum DeclarationKind: String, CaseIterable, Sendable {
    case `class`
    case `struct`
    case `enum`
    case `protocol`
    case actor
    case `extension`
    case `typealias`
    case `associatedtype`
    case macro
    case `func`
    case `init`
    case `deinit`
    case `subscript`
    case `var`
    case `let`
    case `case`
    case `operator`
    case `precedencegroup`
  }
}

extension Architecture.DeclarationKind: RuleValue {}

extension Architecture {
  /// The values of 'level'.
  public enum ImportsLevel: String, CaseIterable, Sendable {
    case file
    case type
  }
}

extension Architecture.ImportsLevel: RuleValue {}

extension Architecture {
  /// The values of 'level'.
  public enum Level: String, CaseIterable, Sendable {
    case type
    case file
    case folder
    case component
    case module
  }
}

extension Architecture.Level: RuleValue {}

extension Architecture {
  /// The values of 'metric'.
  public enum Metric: String, CaseIterable, Sendable {
    case lines
    case members
    case dependencies
    case dependents
    case instability
  }
}

extension Architecture.Metric: RuleValue {}

extension Architecture {
  /// The values of 'reach'.
  public enum Reach: String, CaseIterable, Sendable {
    case direct
    case transitive
  }
}

extension Architecture.Reach: RuleValue {}

extension Architecture {
  /// The values of 'kinds'.
  public enum ReferenceKind: String, CaseIterable, Sendable {
    case `import`
    case inherit
    case conform
    case extend
    case type
    case construct
    case `static`
    case call
    case member
    case attribute
    case cast
    case keypath
    case alias
  }
}

extension Architecture.ReferenceKind: RuleValue {}

extension Architecture {
  /// The values of 'level'.
  public enum StableLevel: String, CaseIterable, Sendable {
    case component
    case module
  }
}

extension Architecture.StableLevel: RuleValue {}

extension Architecture {
  /// The values of 'kind'.
  public enum SymbolKind: String, CaseIterable, Sendable {
    case `class`
    case `struct`
    case `enum`
    case `protocol`
    case actor
    case `typealias`
    case `associatedtype`
    case `func`
    case `init`
    case `var`
    case `let`
    case `case`
  }
}

extension Architecture.SymbolKind: RuleValue {}

extension Architecture {
  /// The values of 'through-unassigned'.
  public enum UnassignedCode: String, CaseIterable, Sendable {
    case check
    case ignore
  }
}

extension Architecture.UnassignedCode: RuleValue {}
