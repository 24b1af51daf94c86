import LintelJudging
import LintelRules

extension ProtectRule.Bound: ProvableRule {
  package func mutations(in context: RuleContext) -> [Mutation] {
    let pairs = PairMutations(context)
    return pairs.references(breach) + pairs.imports(breach) + pairs.usesOfNewFiles(breach)
  }
}
