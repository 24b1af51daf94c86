import LintelJudging
import LintelRules

extension BoundLayers: ProvableRule {
  package func mutations(in context: RuleContext) -> [Mutation] {
    let pairs = PairMutations(context, ends: ends)
    let direct = pairs.references(breach) + pairs.imports(breach)
    guard checksChains else { return direct }
    return direct
      + pairs.chains(
        through: { between, _, _ in seat(of: between) == nil },
        { breach(from: seat(of: $0), to: seat(of: $1)) })
  }
}
