import LintelJudging

/// A rule that can make mutations which break it.
///
/// The kinds of rules conform in files of this module, so that judging does not depend on proving.
package protocol ProvableRule: BoundRule {
  /// Returns changes of the sources that would each break the rule, every kind of breach at least
  /// once if the project has code for it.
  func mutations(in context: RuleContext) -> [Mutation]
}
