import LintelConfiguration
import LintelFindings
import LintelGraph
import LintelVocabulary

/// The keys that all kinds of rules, or all kinds that judge the same subject, have in common.
package enum SharedOptions {
  package static let severity = RuleOption<Severity>.word(
    "severity", standard: .error, named: "severity",
    "The severity of findings; 'error' by default.")
  package static let because = RuleOption<Located<String>?>.text(
    "because", "The reason for the rule; printed with each finding.")
  package static let mayBeEmpty = RuleOption<Bool>.flag(
    "may-be-empty", "Whether the rule is valid if no code can break it.")
  package static let baseline = RuleOption<BaselinePolicy>.word(
    "baseline", standard: .allow, "Whether a baseline may accept findings; 'allow' by default.")
  package static let kinds = RuleOption<[ReferenceKind]?>.words(
    "kinds", of: ReferenceKind.allCases, "kind of reference",
    "Which kinds of references count; all by default.")
  package static let certainty = RuleOption<[Certainty]?>.words(
    "certainty", of: Certainty.written, "certainty",
    "How certain a dependency must be to break the rule; others are shown as notes; 'named' and "
      + "'inferred' by default.")

  /// Returns the options of a rule that judges `subject`, without `kind`.
  package static func all(of subject: RuleSubject) -> [any DeclaredOption] {
    var options: [any DeclaredOption] = [severity, because, mayBeEmpty, baseline]
    if subject.hasKinds { options.append(kinds) }
    if subject.hasCertainty { options.append(certainty) }
    if subject.hasExceptions { options.append(AllowDecoder.option(of: subject)) }
    return options
  }
}
