import LintelGraph
import LintelVocabulary

@testable import LintelJudging
@testable import LintelProving

/// What the rules of a configuration propose in order to be broken.
func mutations(
  of configuration: Configuration, in project: Project
) throws -> (graph: DependencyGraph, mutations: [Mutation]) {
  let judge = try Judge(configuration, project.graph)
  let rules = judge.provableRules(today: today, source: project.source)
  return (judge.graph, rules.flatMap(\.mutations))
}

/// The references among them that take nothing else, by the names at both ends.
func references(
  ofMutationsOf configuration: Configuration, in project: Project
) throws -> [(from: String, to: String, kind: ReferenceKind)] {
  let (graph, mutations) = try mutations(of: configuration, in: project)
  return mutations.compactMap { mutation in
    guard case .reference(let from, let to, let kind) = mutation.change,
      mutation.preparations.isEmpty
    else { return nil }
    return (graph.qualifiedName(of: from), graph.qualifiedName(of: to), kind)
  }
}
