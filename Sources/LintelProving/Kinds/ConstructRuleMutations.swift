import LintelJudging
import LintelRules
import LintelVocabulary

extension BoundConstruction: ProvableRule {
  package func mutations(in context: RuleContext) -> [Mutation] {
    PairMutations(context, kinds: [.construct]).references(
      where: { isJudged(creationOf: $1, by: $0, in: context) }, breach)
  }
}
