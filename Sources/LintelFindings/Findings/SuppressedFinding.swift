import LintelVocabulary

/// A finding, or the part of a finding, that comments in the code hide.
public struct SuppressedFinding: Sendable {
  /// The finding with only its hidden locations.
  public let finding: Finding
  /// The comments that hide the locations, sorted by location; at least one.
  public let suppressions: [Suppression]

  public init(finding: Finding, suppressions: [Suppression]) {
    self.finding = finding
    self.suppressions = suppressions
  }
}

/// A comment that hides findings of a rule.
public struct Suppression: Hashable, Sendable {
  public let rule: String
  /// The reason that the comment gives.
  public let reason: String
  /// The location of the rule's name in the comment.
  public let location: SourceLocation

  public init(rule: String, reason: String, location: SourceLocation) {
    self.rule = rule
    self.reason = reason
    self.location = location
  }
}
