import LintelGraph

/// A rule that needs no more than the components at both ends to decide on a dependency.
protocol PairRule: BoundRule {
  func breach(from: Membership, to: Membership) -> PairBreach?
}

/// Why no dependency may lead from one component to another.
struct PairBreach {
  /// `nil` for code in no component.
  let from: ComponentID?
  let to: ComponentID?
  let reason: any BreachReason
}

extension PairRule {
  func breaches(in context: RuleContext) -> [Breach] {
    directBreaches(in: context)
  }

  /// Asks once per pair of memberships, however many dependencies there are between them.
  func directBreaches(in context: RuleContext) -> [Breach] {
    var breaches: [Breach] = []
    for group in context.edges.groups {
      let from = context.components.memberships[Int(group.from)]
      let to = context.components.memberships[Int(group.to)]
      guard let breach = breach(from: from, to: to) else { continue }
      for edge in context.edges.edges(of: group) where context.counts(edge) {
        breaches.append(
          Breach(
            subject: .dependency(edge), from: breach.from, to: breach.to, reason: breach.reason))
      }
    }
    return breaches
  }

  func proposals(in context: RuleContext) -> [ProposedBreach] {
    let pairs = PairProposals(context)
    return pairs.references(breach) + pairs.imports(breach)
  }

  func permission(from: ComponentID, to: ComponentID) -> Permission {
    guard from != to, judged.contains(from) else { return .unregulated }
    return forbids(from, to) ? .forbidden : .allowed
  }

  func canFail(among filled: [ComponentID]) -> Bool {
    filled.contains { from in
      filled.contains { from != $0 && forbids(from, $0) }
    }
  }

  private func forbids(_ from: ComponentID, _ to: ComponentID) -> Bool {
    breach(from: Membership(levels: [[from]]), to: Membership(levels: [[to]])) != nil
  }
}

extension RuleContext {
  /// Whether the rule looks at dependencies of this kind.
  func counts(_ edge: EdgeID) -> Bool { counted.kinds.contains(edges[edge].kind) }

  /// Whether the rule looks at the dependency and is sure of it.
  func isCertain(_ edge: EdgeID) -> Bool {
    counts(edge) && counted.failing.contains(edges[edge].certainty)
  }
}
