import LintelGraph
import LintelRules

@testable import LintelJudging
@testable import LintelProving

/// What the rules of a configuration propose in order to be broken.
func proposals(
  of configuration: Configuration, in project: Project
) throws -> (graph: DependencyGraph, proposals: [Mutation]) {
  let judge = try Judge(configuration, project.graph)
  let rules = judge.provableRules(today: today, source: project.source)
  return (judge.graph, rules.flatMap(\.mutations))
}

/// The references among them that take nothing else, by the names at both ends.
func references(
  proposedBy configuration: Configuration, in project: Project
) throws -> [(from: String, to: String, kind: ReferenceKind)] {
  let (graph, proposals) = try proposals(of: configuration, in: project)
  return proposals.compactMap { proposal in
    guard case .reference(let from, let to, let kind) = proposal.change,
      proposal.preparations.isEmpty
    else { return nil }
    return (graph.qualifiedName(of: from), graph.qualifiedName(of: to), kind)
  }
}
