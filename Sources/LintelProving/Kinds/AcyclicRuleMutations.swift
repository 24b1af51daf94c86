import LintelComponents
import LintelGraph
import LintelJudging
import LintelRules
import LintelVocabulary

extension AcyclicRule.Bound: ProvableRule {
  /// Returns references from the target of a dependency back to its user: of all possible kinds for
  /// the first component, between modules also an import, and one for each further component.
  ///
  /// If the rule allows small cycles, returns rings of new units instead. If no reference back can
  /// be written, returns a mutation that lets two types use each other.
  package func mutations(in context: RuleContext) -> [Mutation] {
    if upTo > 0 { return RingMutations(self, context).all }
    let nodes = LevelNodes(context, level: level)
    let pairs = PairMutations(context)
    let edges = counted(in: context).filter { edge in
      let (from, to) = context.memberships(of: edge)
      return !pairs.isExcused(from, to) && !pairs.isExcused(to, from)
    }
    let steps = edges.flatMap { nodes.steps(for: $0) }
    let finder = CycleFinder(steps, between: nodes)
    var mutations: [Mutation] = []
    var seen: Set<ComponentID?> = []
    for step in steps where !finder.isInCycle(step.from) && !finder.isInCycle(step.to) {
      guard case .declaration(let user) = context.edges[step.edge].to else { continue }
      let source = context.subject(of: user)
      let target = context.subject(of: context.edges[step.edge].from)
      let (from, to) = (pairs.sites.membership(of: source), pairs.sites.membership(of: target))
      let memberships = context.components.memberships
      guard pairs.sites.canBeTarget(target),
        isCounted(from: memberships[from], to: memberships[to]),
        nodes.isStep(from: source, to: target, back: step)
      else { continue }
      let component = judged.first { memberships[from].contains($0) }
      guard !seen.contains(component) else { continue }
      let kinds = pairs.countedKinds.filter {
        $0 != .extend && pairs.isSure(of: $0, target)
          && pairs.spelling.canWrite($0, from: source, to: target)
      }
      if !kinds.isEmpty { seen.insert(component) }
      for kind in mutations.isEmpty ? kinds : Array(kinds.prefix(1)) {
        mutations.append(pairs.mutation(kind, from: source, to: target))
      }
      if level == .module, mutations.count == kinds.count {
        mutations += pairs.importBack(from: source, to: target)
      }
    }
    return mutations.isEmpty ? mutualReferences(pairs, nodes, finder) : mutations
  }

  /// Returns a mutation with references both ways between two types whose units are in no cycle;
  /// none if there are no such types.
  private func mutualReferences(
    _ pairs: PairMutations, _ nodes: LevelNodes, _ finder: CycleFinder
  ) -> [Mutation] {
    let (graph, memberships) = (pairs.context.graph, pairs.context.components)
    guard let kind = pairs.countedKinds.first(where: { $0 == .type || $0 == .construct }) else {
      return []
    }
    var known: [(type: DeclarationID, nodes: [Int32])] = []
    for type in graph.declarations.ids
    where graph.outermost(of: type) == type && pairs.sites.canBeTarget(type) {
      let membership = memberships.membership(of: type)
      let own = nodes.nodes(of: type)
      guard isCounted(from: membership, to: membership), !own.isEmpty,
        !own.contains(where: finder.isInCycle),
        !known.contains(where: { $0.nodes == own })
      else { continue }
      let other = known.first { other in
        let target = memberships.membership(of: other.type)
        return Set(own).isDisjoint(with: other.nodes)
          && isCounted(from: membership, to: target) && !pairs.isExcused(membership, target)
          && !pairs.isExcused(target, membership)
          && pairs.spelling.canWrite(kind, from: type, to: other.type)
          && pairs.spelling.canWrite(kind, from: other.type, to: type)
      }
      if let other {
        return [
          Mutation(
            change: .reference(from: other.type, to: type, kind),
            preparations: [.reference(from: type, to: other.type, kind)],
            summary: "\(pairs.words(other.type)) and \(pairs.words(type)) use each other")
        ]
      }
      known.append((type, own))
      if known.count == 50 { break }
    }
    return []
  }
}
