import LintelGraph
import LintelJudging
import LintelRules
import LintelVocabulary

extension WeakDelegatesCondition: ProvableCondition {
  func mutations(
    for declaration: JudgedDeclaration, in context: RuleContext, _ check: MutantCheck
  ) -> [Mutation] {
    let graph = context.graph
    let members = context.typeParts.members(of: declaration.id)
    let type = graph.typesToName(in: declaration.id).first { type in
      graph.isClassBound(type) && !members.contains { graph.creates(type, in: $0) }
    }
    guard let type, declaration.kind != .enum else { return [] }
    let property = "var lintelProofDelegate: \(graph.writtenName(of: type))?"
    return [
      Mutation(
        change: .code(property, in: declaration.id),
        summary: "adds '\(property)' to '\(graph.qualifiedName(of: declaration.id))'")
    ]
  }
}
