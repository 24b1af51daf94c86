import LintelJudging
import LintelRules

extension FinalCondition: ProvableCondition {
  func mutations(
    for declaration: JudgedDeclaration, in context: RuleContext, _ check: MutantCheck
  ) -> [Mutation] {
    let mutant = Mutant(like: declaration, in: context.graph)
    let found = context.mutation(mutant.renamed, check, breaking: "is not final")
    return found.map { [$0] } ?? []
  }
}
