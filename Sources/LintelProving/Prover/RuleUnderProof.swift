import LintelConfiguration
import LintelFindings
import LintelText

/// A rule and the changes that would break it.
package struct RuleUnderProof: Sendable {
  package let name: String
  /// The rule's `kind` in the rules file.
  package let kind: String
  /// Where it is written.
  package let mark: Mark
  /// That of the rule's findings.
  package let severity: Severity
  /// Whether no code could break the rule, because the components have none, and it may be so.
  package let isIdle: Bool
  package let mutations: [Mutation]
}
