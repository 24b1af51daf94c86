import LintelComponents
import LintelGraph
import LintelJudging
import LintelRules
import LintelVocabulary

extension OnlyRule.Bound: ProvableRule {
  package func mutations(in context: RuleContext) -> [Mutation] {
    let pairs = PairMutations(context, ends: ends)
    let imports = pairs.imports(breach).filter { mutation in
      guard case .importing(let file, let name, _) = mutation.change,
        let module = context.graph.modules.firstIndex(where: { $0.name == name })
      else { return false }
      let from = context.components.membership(of: context.graph.scope(of: file))
      return importer(from, of: context.components(withCodeOf: ModuleID(module))) != nil
    }
    return pairs.references(breach) + imports + pairs.usesOfNewFiles(breach)
  }
}
