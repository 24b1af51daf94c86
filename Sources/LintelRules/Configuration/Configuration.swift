/// A rules file and everything that it extends, read and found to be sound in itself.
public struct Configuration: Sendable {
  /// The rules file as the user named it.
  public let path: String
  /// Which files to read.
  public let sources: SourceSelection
  let components: [ComponentDefinition]
  let rules: [RuleDefinition]

  /// Names of the components as declared, with their captures, in the order of the files.
  public var componentNames: [String] { components.map(\.name) }

  /// What `lintel rules` lists, in the order of the files.
  public var ruleSummaries: [RuleSummary] {
    rules.map {
      RuleSummary(name: $0.name, kind: $0.kind, severity: $0.severity, because: $0.because)
    }
  }
}

/// A rule as its file describes it.
public struct RuleSummary: Equatable, Sendable {
  public let name: String
  public let kind: String
  public let severity: Severity
  public let because: String?
}
