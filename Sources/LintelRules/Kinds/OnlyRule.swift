import LintelGraph

/// `only`: a component may use itself and the listed ones, and no other code of the project.
struct OnlyRule: RuleKind {
  static let word = "only"
  static let summary = "components may use no others than the listed ones and themselves"
  static let judges = RuleSubject.dependencies
  static let options = [
    RuleOption("from", .names, isRequired: true, "Who may use only the others."),
    RuleOption("to", .names, isRequired: true, "What may be used."),
  ]

  let from: [ComponentReference]
  let to: [ComponentReference]

  init(_ fields: Fields) {
    from = fields.references("from")
    to = fields.references("to")
  }

  var references: [ComponentReference] { from + to }

  func bind(to scope: RuleScope) -> any BoundRule {
    let matches = scope.components.matches(of: from)
    return Bound(
      judged: scope.components.components(of: from),
      relation: ComponentRelation(from: matches, to: scope.components.matches(of: to)))
  }

  private struct Bound: PairRule {
    let judged: [ComponentID]
    let relation: ComponentRelation

    func breach(from: Membership, to: Membership) -> PairBreach? {
      for component in from.all where judged.contains(component) {
        let mayUse = to.all.contains { $0 == component || relation.holds(component, $0) }
        if !mayUse { return PairBreach(from: component, to: to.all.first, reason: Reason()) }
      }
      return nil
    }
  }

  struct Reason: BreachReason {
    func message(_ parts: BreachWords) -> String {
      "\(parts.statement), which \(parts.fromComponent ?? parts.from) may not use"
    }

    func remedy(_ parts: BreachWords) -> String {
      parts.invertDependency
    }
  }
}
