import LintelJudging

extension ProvableRule where Self: PairRule {
  package func mutations(in context: RuleContext) -> [Mutation] {
    let pairs = PairMutations(context, ends: ends)
    return pairs.references(breach) + pairs.imports(breach)
  }
}
