import LintelComponents
import LintelGraph
import LintelJudging
import LintelRules
import LintelVocabulary

extension InjectionCondition: ProvableCondition {
  func mutations(
    for declaration: JudgedDeclaration, in context: RuleContext, _ check: MutantCheck
  ) -> [Mutation] {
    let graph = context.graph
    let injected = context.components.components(of: references)
    let targets = graph.typesToName(in: declaration.id).filter { type in
      let membership = context.components.membership(of: type)
      return graph.outermost(of: declaration.id) != type
        && [.class, .struct, .actor].contains(graph.declarations[type].kind)
        && injected.contains(where: membership.contains)
    }
    let values = [
      targets.first.map { graph.writtenName(of: $0) + "()" },
      targets.lazy.flatMap(context.typeParts.members).first(where: graph.isSharedInstance).map {
        graph.writtenName(of: $0)
      },
    ]
    let word = declaration.kind == .enum ? "static let" : "let"
    return values.compactMap { $0 }.map { value in
      Mutation(
        change: .code("\(word) lintelProof = \(value)", in: declaration.id),
        summary: "keeps '\(value)' in '\(graph.qualifiedName(of: declaration.id))'")
    }
  }
}
