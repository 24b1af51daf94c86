import LintelVocabulary

/// A finding, or that part of one, that comments in the code hide.
public struct SuppressedFinding: Sendable {
  /// With the hidden locations only.
  public let finding: Finding
  /// The comments that hide them, by place; at least one.
  public let suppressions: [Suppression]

  public init(finding: Finding, suppressions: [Suppression]) {
    self.finding = finding
    self.suppressions = suppressions
  }
}

/// A comment that hides findings of a rule.
public struct Suppression: Hashable, Sendable {
  public let rule: String
  /// Why that is right, in the words of the comment.
  public let reason: String
  /// Where the rule is named.
  public let location: SourceLocation

  public init(rule: String, reason: String, location: SourceLocation) {
    self.rule = rule
    self.reason = reason
    self.location = location
  }
}
