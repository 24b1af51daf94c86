import LintelGraph

/// `only`: a component may use itself and the listed ones, and no other code of the project.
struct OnlyRule: RuleKind {
  static let word = "only"
  static let summary = "components may use no others than the listed ones and themselves"
  static let judges = RuleSubject.dependencies
  static let options: [any DeclaredOption] = [from, to]

  static let from = RuleOption<[ComponentReference]>.components(
    "from", isRequired: true, "Who may use only the others.")
  static let to = RuleOption<[ComponentReference]>.components(
    "to", isRequired: true, "What may be used.")

  let from: [ComponentReference]
  let to: [ComponentReference]

  init(_ fields: Fields) {
    from = fields[Self.from]
    to = fields[Self.to]
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

    /// By using code in no component as well.
    func canFail(among filled: [ComponentID]) -> Bool { !Set(judged).isDisjoint(with: filled) }

    func breaches(in context: RuleContext) -> [Breach] {
      var partsOf: [ModuleID: Set<ComponentID>] = [:]
      return directBreaches(in: context).compactMap { breach in
        guard case .dependency(let edge) = breach.subject,
          case .module(_, let module) = context.edges[edge].to
        else { return breach }
        let parts = partsOf[module] ?? context.components(withCodeOf: module)
        partsOf[module] = parts
        return importer(context.memberships(of: edge).from, of: parts).map {
          Breach(subject: breach.subject, from: $0, to: breach.to, reason: breach.reason)
        }
      }
    }

    func proposals(in context: RuleContext) -> [ProposedBreach] {
      let pairs = PairProposals(context)
      let imports = pairs.imports(breach).filter { proposal in
        guard case .importing(let file, let name, _) = proposal.change,
          let module = context.graph.modules.firstIndex(where: { $0.name == name })
        else { return false }
        let from = context.components.membership(of: context.graph.scope(of: file))
        return importer(from, of: context.components(withCodeOf: ModuleID(module))) != nil
      }
      return pairs.references(breach) + imports + pairs.newFiles(breach)
    }

    /// Which of its components must not import a module of these parts: a part that may be used is
    /// reason enough to import the whole.
    private func importer(_ from: Membership, of parts: Set<ComponentID>) -> ComponentID? {
      from.all.first { component in
        judged.contains(component)
          && !parts.contains { $0 == component || relation.holds(component, $0) }
      }
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

extension RuleContext {
  /// The components that some of the module's code belongs to.
  fileprivate func components(withCodeOf module: ModuleID) -> Set<ComponentID> {
    var memberships: Set<MembershipID> = []
    for (declaration, value) in graph.declarations.enumerated()
    where graph.files[Int(value.file)].module == module {
      memberships.insert(components.membershipOf[declaration])
    }
    return memberships.reduce(into: []) { $0.formUnion(components.memberships[Int($1)].all) }
  }
}
