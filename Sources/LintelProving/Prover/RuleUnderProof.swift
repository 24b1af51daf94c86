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
  /// Whether nothing can break the rule because components that it names have no code. Such a rule
  /// passes without mutations.
  package let isIdle: Bool
  package let mutations: [Mutation]
}
