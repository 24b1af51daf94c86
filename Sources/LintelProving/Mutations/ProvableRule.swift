import LintelJudging

/// A rule of which it is known what would break it.
///
/// The kinds of rules conform in files of their own, beside their name, so that what judges knows
/// nothing of proving.
package protocol ProvableRule: BoundRule {
  /// Changes of the sources that would each break the rule, every kind of breach at least once
  /// where the project has code for it.
  func mutations(in context: RuleContext) -> [Mutation]
}
