import LintelGraph

/// `acyclic`: no cycles between types, files, folders, components or modules.
///
/// One finding per set of things that all depend on each other: a shortest cycle in it and the
/// dependencies that are cheapest to cut. Only dependencies that the rule is sure of count.
struct AcyclicRule: RuleKind {
  static let word = "acyclic"
  static let summary = "types, files, folders, components or modules form no cycles"
  static let judges = RuleSubject.dependencies
  static let options: [any DeclaredOption] = [level, within]

  static let level = RuleOption<RuleLevel>.word(
    "level", isRequired: true, standard: .type, named: "level", "What must not form cycles.")
  static let within = RuleOption<[ComponentReference]>.components(
    "in", "Only code of these components counts.")

  let level: RuleLevel
  let within: [ComponentReference]

  init(_ fields: Fields) {
    level = fields[Self.level]
    within = fields[Self.within]
  }

  var references: [ComponentReference] { within }

  func bind(to scope: RuleScope) -> any BoundRule {
    let isComponents = level == .component && within.isEmpty
    return Bound(
      judged: isComponents
        ? scope.components.components.indices.map(ComponentID.init)
        : scope.components.components(of: within),
      isLimited: !within.isEmpty, level: level)
  }

  private struct Bound: BoundRule {
    let judged: [ComponentID]
    let isLimited: Bool
    let level: RuleLevel

    func breaches(in context: RuleContext) -> [Breach] {
      let nodes = LevelNodes(context, level: level)
      let steps = counted(in: context).flatMap { nodes.steps(for: $0) }
      let exceptions = context.exceptions
      let all = CycleFinder(steps, between: nodes)
      if exceptions.isEmpty { return breaches(all, context) }

      // An exception takes its dependencies out, and is used if one of them was part of a cycle.
      var rest: [LevelStep] = []
      var used: [EdgeID] = []
      for step in steps {
        let (from, to) = context.memberships(of: step.edge)
        let covering = exceptions.filter { $0.covers(from, to) }
        if covering.allSatisfy(\.isExpired) { rest.append(step) }
        if !covering.isEmpty, all.isPartOfCycle(step) { used.append(step.edge) }
      }
      return used.map { Breach(subject: .excused($0), reason: NoReason()) }
        + breaches(CycleFinder(rest, between: nodes), context)
    }

    /// For what depends on something else a reference back, in all ways that there are, and for
    /// each further component one.
    func proposals(in context: RuleContext) -> [ProposedBreach] {
      let nodes = LevelNodes(context, level: level)
      let pairs = PairProposals(context)
      let edges = counted(in: context).filter { edge in
        let (from, to) = context.memberships(of: edge)
        return !pairs.isExcused(from, to) && !pairs.isExcused(to, from)
      }
      let steps = edges.flatMap { nodes.steps(for: $0) }
      let finder = CycleFinder(steps, between: nodes)
      var proposals: [ProposedBreach] = []
      var seen: Set<ComponentID?> = []
      for step in steps where !finder.isInCycle(step.from) && !finder.isInCycle(step.to) {
        guard case .declaration(let user) = context.edges[step.edge].to else { continue }
        let source = context.subject(of: user)
        let target = context.subject(of: context.edges[step.edge].from)
        let (from, to) = (pairs.sites.membership(of: source), pairs.sites.membership(of: target))
        let memberships = context.components.memberships
        guard pairs.sites.canBeTarget(target),
          isCounted(from: memberships[Int(from)], to: memberships[Int(to)]),
          nodes.isStep(from: source, to: target, back: step)
        else { continue }
        let component = judged.first { memberships[Int(from)].contains($0) }
        guard !seen.contains(component) else { continue }
        let kinds = pairs.countedKinds.filter {
          $0 != .extend && pairs.isSure(of: $0, target)
            && pairs.spelling.canWrite($0, from: source, to: target)
        }
        if !kinds.isEmpty { seen.insert(component) }
        for kind in proposals.isEmpty ? kinds : Array(kinds.prefix(1)) {
          proposals.append(pairs.proposal(kind, from: source, to: target))
        }
        if level == .module, proposals.count == kinds.count {
          proposals += pairs.importBack(from: source, to: target)
        }
      }
      return proposals.isEmpty ? mutualReferences(pairs, nodes, finder) : proposals
    }

    /// References both ways between two types that are in no cycle, for where nothing depends on
    /// anything.
    private func mutualReferences(
      _ pairs: PairProposals, _ nodes: LevelNodes, _ finder: CycleFinder
    ) -> [ProposedBreach] {
      let (graph, memberships) = (pairs.context.graph, pairs.context.components)
      guard let kind = pairs.countedKinds.first(where: { $0 == .type || $0 == .construct }) else {
        return []
      }
      var known: [(type: DeclarationID, nodes: [Int32])] = []
      for type in graph.declarations.indices.lazy.map(DeclarationID.init)
      where graph.outermost(of: type) == type && pairs.sites.canBeTarget(type) {
        let membership = memberships.membership(of: type)
        let own = level == .component ? membership.all : [nodes.node(of: type)]
        guard !own.isEmpty, !own.contains(where: finder.isInCycle),
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
            ProposedBreach(
              change: .reference(from: other.type, to: type, kind),
              preparations: [.reference(from: type, to: other.type, kind)],
              summary: "\(pairs.words(other.type)) and \(pairs.words(type)) mention each other")
          ]
        }
        known.append((type, own))
        if known.count == 50 { break }
      }
      return []
    }

    private func counted(in context: RuleContext) -> [EdgeID] {
      let memberships = context.components.memberships
      return context.edges.groups.filter { group in
        isCounted(from: memberships[Int(group.from)], to: memberships[Int(group.to)])
      }.flatMap { context.edges.edges(of: $0) }.filter { context.isCertain($0) }
    }

    private func isCounted(from: Membership, to: Membership) -> Bool {
      guard isLimited else { return true }
      // Between components it is enough that both ends are among those named.
      if level == .component {
        return from.all.contains(where: judged.contains)
          && to.all.contains(where: judged.contains)
      }
      return judged.contains { from.contains($0) && to.contains($0) }
    }

    private func breaches(_ finder: CycleFinder, _ context: RuleContext) -> [Breach] {
      finder.cycles().map { cycle in
        let (from, _) = context.memberships(of: cycle.edges[0])
        let component =
          level == .component
          ? judged.first { context.components.name(of: $0) == cycle.names[0] }
          : judged.first { from.contains($0) }
        return Breach(
          subject: .cycle(cycle), from: component, reason: CycleBreach(cycle: cycle))
      }
    }

    func canFail(among filled: [ComponentID]) -> Bool {
      filled.filter(judged.contains).count > (level == .component ? 1 : 0)
    }

    func permission(from: ComponentID, to: ComponentID) -> Permission { .unregulated }
  }
}

/// Things that depend on each other in a circle.
struct Cycle: Hashable, Sendable {
  struct Cut: Hashable, Sendable {
    let from: String
    let to: String
    /// How many dependencies there are from the one to the other.
    let count: Int
  }

  /// One dependency per step; the last one leads back to the start.
  let edges: [EdgeID]
  /// The start of each step.
  let names: [String]
  /// How many things depend on each other in all, of which the cycle shows some.
  let memberCount: Int
  /// What to cut to be rid of all cycles between them.
  let cuts: [Cut]
  let level: RuleLevel
}

struct CycleBreach: BreachReason {
  let cycle: Cycle

  func message(_ parts: BreachWords) -> String {
    let circle = (cycle.names + cycle.names.prefix(1)).map { "'\($0)'" }.joined(separator: " → ")
    let plural = cycle.level.plural
    let rest =
      cycle.memberCount > cycle.names.count
      ? "; \(cycle.memberCount) \(plural) depend on each other in all" : ""
    return "cycle between \(plural): \(circle)\(rest)"
  }

  func remedy(_ parts: BreachWords) -> String {
    let cuts = cycle.cuts.prefix(3).map { cut in
      "'\(cut.from)' → '\(cut.to)' (\(counted(cut.count, "mention")))"
    }
    let more = cycle.cuts.count > 3 ? " and \(cycle.cuts.count - 3) more" : ""
    return "cheapest to cut: \(cuts.joined(separator: ", "))\(more); let the one that is used "
      + "declare a protocol, or move what both need to a third place"
  }
}
