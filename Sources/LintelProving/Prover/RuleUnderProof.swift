import LintelConfiguration
import LintelFindings
import LintelText

/// A rule and the changes that would break it.
package struct RuleUnderProof: Sendable {
  package let name: String
  /// The rule's `kind` in the rules file.
  package let kind: String
  /// The location of the rule in the rules file.
  package let mark: Mark
  /// The severity of the rule's findings.
  package let severity: Severity
  /// Whether no code could break the rule because its components have none, and that is allowed.
  package let isIdle: Bool
  package let mutations: [Mutation]
}
