import LintelJudging

/// A rule that can make mutations which break it.
///
/// The kinds of rules conform in files of this module, so that judging does not depend on proving.
package protocol ProvableRule: BoundRule {
  /// Returns changes of the sources that would each break the rule: at least one for each kind of
  /// breach for which the project has suitable code.
  func mutations(in context: RuleContext) -> [Mutation]
}
