import LintelComponents
import LintelConfiguration
import LintelJudging

/// `protect`: a component may be used by itself and the listed components, and by no other code.
package struct ProtectRule: RuleKind {
  package static let word = "protect"
  package static let summary =
    "components may be used only by the listed ones and themselves"
  package static let judges = RuleSubject.dependencies
  package static let options: [any DeclaredOption] = [target, from]

  package static let target = RuleOption<[ComponentReference]>.components(
    "target", isRequired: true, "The components that are protected.")
  package static let from = RuleOption<[ComponentReference]>.anyComponents(
    "from", isRequired: true, "The components that may use them; with [] no others.")

  package let target: [ComponentReference]
  package let from: [ComponentReference]

  package init(_ fields: Fields) {
    target = fields[Self.target]
    from = fields[Self.from]
    fields.reportSameOnBothSides("target", target, "from", from)
  }

  package var references: [ComponentReference] { target + from }

  package func bind(to scope: RuleScope) -> any BoundRule {
    let components = scope.components
    let targets = components.components(of: target)
    let relation = ComponentRelation(
      from: components.matches(of: from), to: components.matches(of: target))
    let others = components.components.ids.lazy.filter { user in
      targets.contains { $0 != user && !relation.holds(user, $0) }
    }
    return Bound(
      targets: targets, judged: Array(others), relation: relation,
      sharedCode: components.sharedCode, isForNobody: from.isEmpty)
  }

  package struct Bound: PairRule {
    package let targets: [ComponentID]
    /// The components that must not use at least one of the targets.
    package let judged: [ComponentID]
    package let relation: ComponentRelation
    package let sharedCode: SharedCode
    /// Whether nobody but the targets themselves may use them.
    package let isForNobody: Bool

    package var isPairwise: Bool { true }

    package var judgedEnd: JudgedEnd { .to(targets) }

    package func permission(from: ComponentID, to: ComponentID) -> Permission {
      guard from != to, targets.contains(to) else { return .unregulated }
      return relation.holds(from, to) ? .allowed : .forbidden
    }

    /// Whether the rule can fail. Code in no component can break it as well, so only the targets
    /// matter.
    package func canFail(among filled: [ComponentID]) -> Bool {
      !Set(targets).isDisjoint(with: filled)
    }

    package func breach(from: Membership, to: Membership) -> PairBreach? {
      for target in to.all where relation.isTarget(target) {
        if !mayUse(from, target, to), !sharedCode.isShared(to, of: target, by: from) {
          return PairBreach(
            from: from.all.first, to: target, reason: Reason(isForNobody: isForNobody))
        }
      }
      return nil
    }

    /// Whether code may use a target, or another target to which the used code belongs as well.
    private func mayUse(_ user: Membership, _ target: ComponentID, _ used: Membership) -> Bool {
      used.all.contains { other in
        relation.isTarget(other) && !sharedCode.isInside(target, other)
          && user.all.contains { $0 == other || relation.holds($0, other) }
      }
    }
  }

  package struct Reason: BreachReason {
    let isForNobody: Bool

    package func message(_ parts: BreachWords) -> String {
      "\(parts.statement), which is protected from it"
    }

    package func remedy(_ parts: BreachWords) -> String {
      isForNobody
        ? "do without \(parts.toType): only \(parts.toComponent ?? parts.to) may use it"
        : "go through a component that may use \(parts.toComponent ?? parts.to)"
    }
  }
}
