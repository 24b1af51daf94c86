import LintelComponents
import LintelConfiguration
import LintelJudging

/// `forbid`: one component must not use another.
///
/// A dependency breaks nothing if its start also belongs to the forbidden component, or its end to
/// the component that must not use it.
package struct ForbidRule: RuleKind {
  package static let word = "forbid"
  package static let summary = "components must not use others, directly or through other code"
  package static let judges = RuleSubject.dependencies
  package static let options: [any DeclaredOption] = [from, to, reach]

  package static let from = RuleOption<[ComponentReference]>.components(
    "from", isRequired: true, "The components that must not use the others.")
  package static let to = RuleOption<[ComponentReference]>.components(
    "to", isRequired: true, "The components that must not be used.")
  package static let reach = RuleOption<Reach>.word(
    "reach", standard: .direct, named: "reach",
    "Whether chains through other code count as well; 'direct' by default.")

  package enum Reach: String, CaseIterable {
    case direct
    case transitive
  }

  package let from: [ComponentReference]
  package let to: [ComponentReference]
  package let reach: Reach

  package init(_ fields: Fields) {
    from = fields[Self.from]
    to = fields[Self.to]
    reach = fields[Self.reach]
    fields.reportSameOnBothSides("from", from, "to", to)
  }

  package var references: [ComponentReference] { from + to }

  package func bind(to scope: RuleScope) -> any BoundRule {
    Bound(
      judged: scope.components.components(of: from),
      relation: ComponentRelation(
        from: scope.components.matches(of: from), to: scope.components.matches(of: to)),
      sharedCode: scope.components.sharedCode,
      reach: reach)
  }

  package struct Bound: PairRule {
    package let judged: [ComponentID]
    package let relation: ComponentRelation
    package let sharedCode: SharedCode
    package let reach: Reach

    package var isPairwise: Bool { reach == .direct }

    package var ends: PairEnds? { PairEnds(from: relation.sources, to: relation.targets) }

    package func breach(from: Membership, to: Membership) -> PairBreach? {
      relation.crossing(from, to, sharedCode).map {
        PairBreach(from: $0.from, to: $0.to, reason: Reason())
      }
    }

    package func breaches(in context: RuleContext) -> [any Breach] {
      let direct = directBreaches(in: context)
      return reach == .direct ? direct : direct + chains(in: context)
    }

    /// Returns the chains from each component to each component that it must not use, through code
    /// in neither of them: one chain for each intermediate.
    private func chains(in context: RuleContext) -> [ChainBreach] {
      let memberships = context.components.memberships
      let finder = ChainFinder(context) { _, _ in true }
      let targets = context.components.components.indices.map(ComponentID.init)
      return judged.flatMap { component in
        targets.filter { relation.holds(component, $0) && $0 != component }.flatMap { target in
          finder.chains(
            from: { memberships[$0].contains(component) ? component : nil },
            to: {
              memberships[$0].contains(target) && !memberships[$0].contains(component)
            },
            through: {
              !memberships[$0].contains(component) && !memberships[$0].contains(target)
            }
          ).map { chain in
            ChainBreach(
              steps: chain.steps, starts: chain.starts, from: component, to: target,
              reason: Reason(), endsWithItsSteps: false)
          }
        }
      }
    }
  }

  package struct Reason: BreachReason {
    package func message(_ parts: BreachWords) -> String { parts.statement }

    package func remedy(_ parts: BreachWords) -> String {
      if parts.between.isEmpty { return parts.invertDependency }
      return parts.canHideBehindProtocol
        ? "cut one of the steps: a protocol could replace \(parts.toType)"
        : "cut one of the steps"
    }
  }
}
