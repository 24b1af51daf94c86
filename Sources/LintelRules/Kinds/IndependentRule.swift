import LintelComponents
import LintelConfiguration
import LintelJudging

/// `independent`: the members of a set do not use each other.
///
/// Components of families belong together if the captures that all families under `of` share have
/// equal values; without shared captures, all captures must have equal values. `Login.View` and
/// `Login.Presenter` are parts of one feature if `of` lists `{feature}.View` and
/// `{feature}.Presenter`. Every other component is a member by itself.
package struct IndependentRule: RuleKind {
  package static let word = "independent"
  package static let summary = "members of a set, such as features, do not use each other"
  package static let judges = RuleSubject.dependencies
  package static let options: [any DeclaredOption] = [of]

  package static let of = RuleOption<[ComponentReference]>.components(
    "of", isRequired: true, "The components that must not use each other.")

  package let of: [ComponentReference]

  package init(_ fields: Fields) {
    of = fields[Self.of]
    if of.count == 1, let only = of.first, !only.meansSeveral {
      fields.log.report(
        FieldError.cannotFail(fields.owner, why: "'\(only.text)' is the only component in 'of'"),
        at: only.mark)
    }
  }

  package var references: [ComponentReference] { of }

  package func bind(to scope: RuleScope) -> any BoundRule {
    let matches = of.map { scope.components.matches(of: $0) }
    let captures = matches.compactMap { entry in entry.first.map { Set($0.values.keys) } }
      .filter { !$0.isEmpty }
    let shared = captures.dropFirst().reduce(captures.first ?? []) { $0.intersection($1) }
    var groups: [ComponentID: Group] = [:]
    for match in matches.joined() where groups[match.component] == nil {
      let values = match.values.filter { shared.isEmpty || shared.contains($0.key) }
      groups[match.component] = values.isEmpty ? .component(match.component) : .values(values)
    }
    return Bound(judged: scope.components.components(of: of), groups: groups)
  }

  package enum Group: Hashable {
    case component(ComponentID)
    case values([String: String])
  }

  package struct Bound: PairRule {
    package let judged: [ComponentID]
    package let groups: [ComponentID: Group]

    package var isPairwise: Bool { true }

    package var ends: PairEnds? { PairEnds(from: Set(groups.keys), to: Set(groups.keys)) }

    package func breach(from: Membership, to: Membership) -> PairBreach? {
      for component in from.all {
        guard let group = groups[component] else { continue }
        // Code that belongs to two groups may use both, and may be used by both.
        if to.all.contains(where: { groups[$0] == group }) { continue }
        for other in to.all {
          guard let otherGroup = groups[other],
            !from.all.contains(where: { groups[$0] == otherGroup })
          else { continue }
          return PairBreach(from: component, to: other, reason: Reason())
        }
      }
      return nil
    }
  }

  package struct Reason: BreachReason {
    package func message(_ parts: BreachWords) -> String {
      "\(parts.statement), but the two must be independent"
    }

    package func remedy(_ parts: BreachWords) -> String {
      "move the code that both need to a component that both may use, or let their common caller connect "
        + "them"
    }
  }
}
