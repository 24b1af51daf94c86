import LintelGraph

/// `forbid`: one component must not use another.
///
/// A dependency that stays inside the forbidden component is none on it.
struct ForbidRule: RuleKind {
  static let word = "forbid"
  static let summary = "components must not use others, directly or through anything else"
  static let judges = RuleSubject.dependencies
  static let options: [any DeclaredOption] = [from, to, reach]

  static let from = RuleOption<[ComponentReference]>.components(
    "from", isRequired: true, "Who must not use the others.")
  static let to = RuleOption<[ComponentReference]>.components(
    "to", isRequired: true, "What must not be used.")
  static let reach = RuleOption<Reach>.word(
    "reach", standard: .direct, named: "reach",
    "Whether ways through other code count as well; 'direct' by default.")

  enum Reach: String, CaseIterable {
    case direct
    case transitive
  }

  let from: [ComponentReference]
  let to: [ComponentReference]
  let reach: Reach

  init(_ fields: Fields) {
    from = fields[Self.from]
    to = fields[Self.to]
    reach = fields[Self.reach]
    fields.reportSameOnBothSides("from", from, "to", to)
  }

  var references: [ComponentReference] { from + to }

  func bind(to scope: RuleScope) -> any BoundRule {
    Bound(
      judged: scope.components.components(of: from),
      relation: ComponentRelation(
        from: scope.components.matches(of: from), to: scope.components.matches(of: to)),
      reach: reach)
  }

  private struct Bound: PairRule {
    let judged: [ComponentID]
    let relation: ComponentRelation
    let reach: Reach

    func breach(from: Membership, to: Membership) -> PairBreach? {
      relation.crossing(from, to).map { PairBreach(from: $0.from, to: $0.to, reason: Reason()) }
    }

    func breaches(in context: RuleContext) -> [Breach] {
      let direct = directBreaches(in: context)
      return reach == .direct ? direct : direct + chains(in: context)
    }

    func proposals(in context: RuleContext) -> [ProposedBreach] {
      let pairs = PairProposals(context)
      let direct = pairs.references(breach) + pairs.imports(breach)
      guard reach == .transitive else { return direct }
      let components = context.components.components
      return direct
        + pairs.chains(
          through: { between, from, to in
            relation.crossing(from, to).map {
              !between.contains($0.from) && !between.contains($0.to)
            } ?? false
          },
          { from, to -> [Int]? in
            guard let found = relation.crossing(from, to), !to.contains(found.from) else {
              return nil
            }
            return [found.from, found.to].map { components[Int($0)].definition }
          })
    }

    /// The ways from each component to each that it must not use, through code of neither: one for
    /// each go-between.
    private func chains(in context: RuleContext) -> [Breach] {
      let memberships = context.components.memberships
      let finder = ChainFinder(context) { _, _ in true }
      let targets = context.components.components.indices.map(ComponentID.init)
      return judged.flatMap { component in
        targets.filter { relation.holds(component, $0) && $0 != component }.flatMap { target in
          finder.chains(
            from: { memberships[Int($0)].contains(component) ? component : nil },
            to: {
              memberships[Int($0)].contains(target) && !memberships[Int($0)].contains(component)
            },
            through: {
              !memberships[Int($0)].contains(component) && !memberships[Int($0)].contains(target)
            }
          ).map { chain in
            Breach(
              subject: .chain(chain.steps, starts: chain.starts), from: component, to: target,
              reason: Reason())
          }
        }
      }
    }
  }

  struct Reason: BreachReason {
    func message(_ parts: BreachWords) -> String { parts.statement }

    func remedy(_ parts: BreachWords) -> String {
      parts.between.isEmpty
        ? parts.invertDependency : "cut one of the steps, or let a protocol take its place"
    }
  }
}
