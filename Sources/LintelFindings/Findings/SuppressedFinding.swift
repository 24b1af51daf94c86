import LintelVocabulary

/// A finding, or the part of a finding, that comments in the code hide.
package struct SuppressedFinding: Sendable {
  /// The finding with only its hidden locations.
  package let finding: Finding
  /// The comments that hide the locations, sorted by location; at least one.
  package let suppressions: [Suppression]

  package init(finding: Finding, suppressions: [Suppression]) {
    self.finding = finding
    self.suppressions = suppressions
  }
}

/// A comment that hides findings of a rule.
package struct Suppression: Hashable, Sendable {
  package let rule: String
  /// The reason that the comment gives.
  package let reason: String
  /// The location of the rule's name in the comment.
  package let location: SourceLocation

  package init(rule: String, reason: String, location: SourceLocation) {
    self.rule = rule
    self.reason = reason
    self.location = location
  }
}
