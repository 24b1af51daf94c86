import LintelComponents
import LintelJudging
import LintelRules
import LintelVocabulary

extension ForbidRule.Bound: ProvableRule {
  package func mutations(in context: RuleContext) -> [Mutation] {
    let pairs = PairMutations(context, ends: ends)
    let direct = pairs.references(breach) + pairs.imports(breach)
    guard reach == .transitive else { return direct }
    let components = context.components.components
    let memberships = context.components.memberships
    return direct
      + pairs.chains(
        through: { between, from, to in
          relation.crossing(from, to, sharedCode).map {
            !between.contains($0.from) && !between.contains($0.to)
          } ?? false
        },
        { from, to -> [Int]? in
          let (from, to) = (memberships[from.position], memberships[to.position])
          guard let found = relation.crossing(from, to, sharedCode), !to.contains(found.from) else {
            return nil
          }
          return [found.from, found.to].map { components[$0.position].definition }
        })
  }
}
