import LintelComponents
import LintelJudging
import LintelRules
import LintelVocabulary

extension BoundLayers: ProvableRule {
  package func mutations(in context: RuleContext) -> [Mutation] {
    let pairs = PairMutations(context, ends: ends)
    let direct = pairs.references(breach) + pairs.imports(breach)
    guard checksChains else { return direct }
    let seats = context.components.memberships.map { seat(of: $0) }
    return direct
      + pairs.chains(
        among: { seats[$0.position] == nil },
        { breach(from: seats[$0.position], to: seats[$1.position]) })
  }
}
