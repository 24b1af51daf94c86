/// Everything that one check found out.
public struct CheckResult: Sendable {
  /// The rules file as the user named it.
  public let rulesFile: String
  public let fileCount: Int
  public let declarationCount: Int
  public let dependencyCount: Int
  /// One per rule, in the order of the rules file.
  public let rules: [RuleResult]
  /// Things worth knowing that are no breach, such as a manifest that could be read only in part.
  public let notes: [String]

  public init(
    rulesFile: String, fileCount: Int, declarationCount: Int, dependencyCount: Int,
    rules: [RuleResult], notes: [String] = []
  ) {
    self.rulesFile = rulesFile
    self.fileCount = fileCount
    self.declarationCount = declarationCount
    self.dependencyCount = dependencyCount
    self.rules = rules
    self.notes = notes
  }

  /// Findings of all rules, by path, line, column, rule and message.
  public var findings: [Finding] {
    rules.flatMap(\.findings).sorted(by: Finding.precedes)
  }
}

/// What one rule found.
public struct RuleResult: Sendable {
  public let rule: String
  /// The rule's `kind` in the rules file.
  public let kind: String
  /// The reason that the rules file gives for the rule.
  public let because: String?
  /// The components that the rule judges, in the order of the rule; each finding's `from` names one
  /// of them, or none when it is about the rule as a whole.
  public let components: [String]
  /// By path, line, column and message.
  public let findings: [Finding]

  public init(
    rule: String, kind: String, because: String? = nil, components: [String], findings: [Finding]
  ) {
    self.rule = rule
    self.kind = kind
    self.because = because
    self.components = components
    self.findings = findings.sorted(by: Finding.precedes)
  }
}

extension Finding {
  /// The order in which findings are reported.
  static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    func key(_ finding: Finding) -> (String, Int, Int, String, String) {
      let place = finding.places[0]
      return (place.path, place.line, place.column, finding.rule, finding.message)
    }
    return key(left) < key(right)
  }
}
