import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelRules
import LintelVocabulary

extension ManifestRule.Bound: ProvableRule {
  package func mutations(in context: RuleContext) -> [Mutation] {
    (unused == .deny ? desertions(in: context) : []) + undeclaredImports(in: context)
  }

  /// Returns, for each of a few modules, a mutation that removes all uses of one declared
  /// dependency.
  private func desertions(in context: RuleContext) -> [Mutation] {
    let graph = context.graph
    let declarations = ManifestDeclarations(graph)
    let mutations = modules.lazy.compactMap { module -> Mutation? in
      let value = graph.modules[module]
      guard value.hasAllFiles else { return nil }
      return declarations.dispensable(to: module).lazy.compactMap { dependency in
        if isExcused(dependency.name, module, context) { return nil }
        let uses = declarations.uses(of: dependency, by: module, context)
        return Mutation.Change.misspelling(uses).map { change in
          Mutation(
            change: change,
            expectation: .at(context.texts.place(of: dependency.offset, in: value.manifest)),
            summary: "'\(value.name)' uses nothing of '\(dependency.name)' any more")
        }
      }.first
    }
    return Array(mutations.prefix(Self.desertionLimit))
  }

  private static let desertionLimit = 5

  /// Returns imports of undeclared modules in one file of each module: an import of a module that
  /// the declared dependencies do not reach, and, if the rule says `transitive: deny`, also an
  /// import of a module that they reach.
  private func undeclaredImports(in context: RuleContext) -> [Mutation] {
    let graph = context.graph
    let declarations = ManifestDeclarations(graph)
    let isImportable = graph.importableModules
    let targets = graph.modulesWithFiles.filter { isImportable[$0.position] }
    let sorts = transitive == .deny ? 2 : 1
    return modules.flatMap { module -> [Mutation] in
      guard let file = graph.files.firstIndex(where: { $0.isCompiled(in: module) }) else {
        return []
      }
      let brought = declarations.names(broughtTo: module)
      var isMade: Set<Bool> = []
      return targets.filter { $0 != module }.compactMap { target in
        let name = graph.modules[target].name
        guard isMade.count < sorts, !isExcused(name, module, context),
          !declarations.declares(module, target),
          transitive == .deny || !brought.contains(name),
          isMade.insert(brought.contains(name)).inserted
        else { return nil }
        return Mutation(
          change: .importing(FileID(file), module: name),
          summary: "'\(graph.modules[module].name)' imports '\(name)', which is not declared"
        )
      }
    }
  }

  private func isExcused(_ name: String, _ module: ModuleID, _ context: RuleContext) -> Bool {
    let components = context.components.membership(ofModule: module).all
    return context.isExcusedForGood { $0.covers(importOf: name, by: components) }
  }
}
