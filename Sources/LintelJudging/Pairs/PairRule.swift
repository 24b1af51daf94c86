import LintelComponents

/// A rule that decides on a dependency only by the components at both ends.
package protocol PairRule: BoundRule {
  func breach(from: Membership, to: Membership) -> PairBreach?

  /// The end that decides whether the rule judges a dependency; by default, its start.
  var judgedEnd: JudgedEnd { get }
}

/// The end of a dependency that decides whether a rule judges the dependency: it must be in one of
/// the components.
package enum JudgedEnd {
  case from([ComponentID])
  case to([ComponentID])
}

/// The reason why no dependency may lead from one component to another.
package struct PairBreach {
  /// The component at the start; `nil` for code in no component.
  package let from: ComponentID?
  package let to: ComponentID?
  package let reason: any BreachReason

  package init(from: ComponentID?, to: ComponentID?, reason: any BreachReason) {
    self.from = from
    self.to = to
    self.reason = reason
  }
}

extension PairRule {
  package func breaches(in context: RuleContext) -> [any Breach] {
    directBreaches(in: context)
  }

  /// Returns the breaches by direct dependencies. Each pair of memberships is judged only once,
  /// however many dependencies there are between the two.
  package func directBreaches(in context: RuleContext) -> [DependencyBreach] {
    var breaches: [DependencyBreach] = []
    let groups =
      switch judgedEnd {
      case .from(let components): context.edges.groups(from: components)
      case .to(let components): context.edges.groups(to: components)
      }
    for group in groups {
      let from = context.components.memberships[group.from]
      let to = context.components.memberships[group.to]
      guard let breach = breach(from: from, to: to) else { continue }
      for edge in context.edges.edges(of: group) where context.counts(edge) {
        breaches.append(
          DependencyBreach(
            edge: edge, from: breach.from, to: breach.to, reason: breach.reason))
      }
    }
    return breaches
  }

  package var judgedEnd: JudgedEnd { .from(judged) }

  /// The components of ``judgedEnd`` at that end, and any code at the other end.
  package var ends: PairEnds? {
    switch judgedEnd {
    case .from(let components): PairEnds(from: Set(components), to: nil)
    case .to(let components): PairEnds(from: nil, to: Set(components))
    }
  }

  package func permission(from: ComponentID, to: ComponentID) -> Permission {
    guard from != to, judged.contains(from) else { return .unregulated }
    return forbids(from, to) ? .forbidden : .allowed
  }

  package func canFail(among filled: [ComponentID]) -> Bool {
    let ends = ends
    let targets = filled.filter { ends?.to?.contains($0) ?? true }
    return filled.contains { from in
      ends?.from?.contains(from) ?? true && targets.contains { from != $0 && forbids(from, $0) }
    }
  }

  private func forbids(_ from: ComponentID, _ to: ComponentID) -> Bool {
    breach(from: Membership(levels: [[from]]), to: Membership(levels: [[to]])) != nil
  }
}
