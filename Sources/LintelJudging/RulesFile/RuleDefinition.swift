import LintelConfiguration
import LintelFindings
import LintelText

/// One rule of a rules file.
package struct RuleDefinition: Sendable {
  package let name: String
  package let mark: Mark
  package let severity: Severity
  package let because: String?
  package let counted: CountedDependencies
  package let allow: [AllowDefinition]
  package let mayBeEmpty: Bool
  package let baseline: BaselinePolicy
  package let body: any RuleKind

  /// The word after `kind:`.
  package var kind: String { type(of: body).word }
}

/// Whether a baseline may accept the findings of a rule.
package enum BaselinePolicy: String, CaseIterable {
  case allow
  case never
}
