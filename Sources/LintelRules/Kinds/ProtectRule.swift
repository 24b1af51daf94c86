import LintelGraph

/// `protect`: a component may be used by itself and the listed ones, and by no other code.
struct ProtectRule: RuleKind {
  static let word = "protect"
  static let summary = "components may be used by no others than the listed ones and themselves"
  static let judges = RuleSubject.dependencies
  static let options: [any DeclaredOption] = [target, from]

  static let target = RuleOption<[ComponentReference]>.components(
    "target", isRequired: true, "What is protected.")
  static let from = RuleOption<[ComponentReference]>.components(
    "from", isRequired: true, "Who may use it.")

  let target: [ComponentReference]
  let from: [ComponentReference]

  init(_ fields: Fields) {
    target = fields[Self.target]
    from = fields[Self.from]
    fields.reportSameOnBothSides("target", target, "from", from)
  }

  var references: [ComponentReference] { target + from }

  func bind(to scope: RuleScope) -> any BoundRule {
    let components = scope.components
    let targets = components.components(of: target)
    let relation = ComponentRelation(
      from: components.matches(of: from), to: components.matches(of: target))
    let others = components.components.indices.lazy.map(ComponentID.init).filter { user in
      targets.contains { $0 != user && !relation.holds(user, $0) }
    }
    return Bound(targets: targets, judged: Array(others), relation: relation)
  }

  private struct Bound: PairRule {
    let targets: [ComponentID]
    /// Everybody who is kept away from one of the targets.
    let judged: [ComponentID]
    let relation: ComponentRelation

    /// By being used by code in no component as well.
    func canFail(among filled: [ComponentID]) -> Bool { !Set(targets).isDisjoint(with: filled) }

    func proposals(in context: RuleContext) -> [ProposedBreach] {
      let pairs = PairProposals(context)
      return pairs.references(breach) + pairs.imports(breach) + pairs.newFiles(breach)
    }

    func breach(from: Membership, to: Membership) -> PairBreach? {
      for target in to.all where targets.contains(target) {
        let mayUse = from.all.contains { $0 == target || relation.holds($0, target) }
        if !mayUse { return PairBreach(from: from.all.first, to: target, reason: Reason()) }
      }
      return nil
    }
  }

  struct Reason: BreachReason {
    func message(_ parts: BreachWords) -> String {
      "\(parts.statement), which is protected from it"
    }

    func remedy(_ parts: BreachWords) -> String {
      "go through a component that may use \(parts.toComponent ?? parts.to)"
    }
  }
}
