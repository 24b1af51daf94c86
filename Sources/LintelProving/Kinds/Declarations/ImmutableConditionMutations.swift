import LintelGraph
import LintelJudging
import LintelRules
import LintelVocabulary

extension ImmutableCondition: ProvableCondition {
  func mutations(
    for declaration: JudgedDeclaration, in context: RuleContext, _ check: MutantCheck
  ) -> [Mutation] {
    let type = context.graph.qualifiedName(of: declaration.id)
    return (declaration.kind == .enum ? ["static var"] : ["var", "static var"]).map {
      Mutation(
        change: .code("\($0) lintelProof = 0", in: declaration.id),
        summary: "adds '\($0) lintelProof' to '\(type)'")
    }
  }
}
