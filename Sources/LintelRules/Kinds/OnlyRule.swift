import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging

/// `only`: a component may use itself and the listed ones, and no other code of the project.
package struct OnlyRule: RuleKind {
  package static let word = "only"
  package static let summary = "components may use only the listed ones and themselves"
  package static let judges = RuleSubject.dependencies
  package static let options: [any DeclaredOption] = [from, to]

  package static let from = RuleOption<[ComponentReference]>.components(
    "from", isRequired: true, "The components that may use only the others.")
  package static let to = RuleOption<[ComponentReference]>.anyComponents(
    "to", isRequired: true, "The components that may be used; with [] no other code of the project."
  )

  package let from: [ComponentReference]
  package let to: [ComponentReference]

  package init(_ fields: Fields) {
    from = fields[Self.from]
    to = fields[Self.to]
  }

  package var references: [ComponentReference] { from + to }

  package func bind(to scope: RuleScope) -> any BoundRule {
    let matches = scope.components.matches(of: from)
    return Bound(
      judged: scope.components.components(of: from),
      relation: ComponentRelation(from: matches, to: scope.components.matches(of: to)))
  }

  package struct Bound: PairRule {
    package let judged: [ComponentID]
    package let relation: ComponentRelation

    package func breach(from: Membership, to: Membership) -> PairBreach? {
      for component in from.all where relation.isSource(component) {
        let mayUse = to.all.contains { $0 == component || relation.holds(component, $0) }
        if !mayUse { return PairBreach(from: component, to: to.all.first, reason: Reason()) }
      }
      return nil
    }

    package var listed: Permission? { .allowed }

    package var isPairwise: Bool { true }

    /// Whether the rule can fail. Code in no component can be used as well, so only the judged
    /// components matter.
    package func canFail(among filled: [ComponentID]) -> Bool {
      !Set(judged).isDisjoint(with: filled)
    }

    package func breaches(in context: RuleContext) -> [any Breach] {
      var partsOf: [ModuleID: Set<ComponentID>] = [:]
      return directBreaches(in: context).compactMap { breach in
        guard case .module(_, let module?) = context.edges[breach.edge].to else { return breach }
        let parts = partsOf[module] ?? context.components(withCodeOf: module)
        partsOf[module] = parts
        return importer(context.memberships(of: breach.edge).from, of: parts).map {
          DependencyBreach(edge: breach.edge, from: $0, to: breach.to, reason: breach.reason)
        }
      }
    }

    /// Returns the first component of an importer that must not import a module with these parts;
    /// `nil` if the import is allowed. It is allowed as soon as one of the parts may be used.
    package func importer(_ from: Membership, of parts: Set<ComponentID>) -> ComponentID? {
      from.all.first { component in
        relation.isSource(component)
          && !parts.contains { $0 == component || relation.holds(component, $0) }
      }
    }
  }

  package struct Reason: BreachReason {
    package func message(_ parts: BreachWords) -> String {
      "\(parts.statement), which \(parts.fromComponent ?? parts.from) may not use"
    }

    package func remedy(_ parts: BreachWords) -> String {
      parts.invertDependency
    }
  }
}

extension RuleContext {
  /// Returns the components to which some code of the module belongs.
  package func components(withCodeOf module: ModuleID) -> Set<ComponentID> {
    var memberships: Set<MembershipID> = []
    for (declaration, value) in zip(graph.declarations.ids, graph.declarations)
    where graph.files[value.file].isCompiled(in: module) {
      memberships.insert(components.membershipOf[declaration.position])
    }
    return memberships.reduce(into: []) { $0.formUnion(components.memberships[$1].all) }
  }
}
