import LintelComponents
import LintelConfiguration
import LintelJudging
import LintelRules

extension DiagramRule.Bound: ProvableRule {
  package func mutations(in context: RuleContext) -> [Mutation] {
    let pairs = PairMutations(context, ends: ends)
    let undrawn = pairs.references(breach) + pairs.imports(breach)
    return unusedArrows == .deny ? desertions(in: context) + undrawn : undrawn
  }

  /// Returns, for each of a few arrows, a mutation that removes all dependencies that follow the
  /// arrow.
  private func desertions(in context: RuleContext) -> [Mutation] {
    let followers = followers(in: context)
    let mutations = judgedArrows.lazy.compactMap { arrow -> Mutation? in
      let edges = arrow.pairs.flatMap { followers[$0] ?? [] }.map { context.edges[$0] }
      let names = [arrow.pairs[0].from, arrow.pairs[0].to].map { context.components.name(of: $0) }
      return Mutation.Change.misspelling(edges).map { change in
        Mutation(
          change: change, expectation: .at(arrow.place),
          summary: "nothing follows the arrow from '\(names[0])' to '\(names[1])' any more")
      }
    }
    return Array(mutations.prefix(Self.desertionLimit))
  }

  private static let desertionLimit = 5
}
