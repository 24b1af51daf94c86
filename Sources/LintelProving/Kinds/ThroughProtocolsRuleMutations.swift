import LintelGraph
import LintelJudging
import LintelRules
import LintelVocabulary

extension ThroughProtocolsRule.Bound: ProvableRule {
  /// Returns references to each kind of declaration that is not allowed, or, if the project has no
  /// such declarations, a reference to a new class.
  package func mutations(in context: RuleContext) -> [Mutation] {
    let pairs = PairMutations(context, ends: ends)
    let graph = context.graph
    let types = [DeclarationKind.class, .struct, .enum, .actor].filter {
      !allowedKinds.contains($0)
    }
    let found =
      types.flatMap { kind in
        pairs.references(
          where: { _, target in
            graph.type(around: target).map { graph.declarations[$0].kind } == kind
          }, breach)
      } + pairs.references(where: { graph.type(around: $1) == nil }, breach)
    return found.isEmpty ? pairs.newClasses(breach) : found
  }
}
