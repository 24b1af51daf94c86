import LintelJudging
import LintelRules

extension ProtectRule.Bound: ProvableRule {
  package func mutations(in context: RuleContext) -> [Mutation] {
    let pairs = PairMutations(context, ends: ends)
    return pairs.references(breach) + pairs.imports(breach) + pairs.usesOfNewFiles(breach)
  }
}
