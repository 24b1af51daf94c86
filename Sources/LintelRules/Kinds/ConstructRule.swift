import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary

/// `construct`: instances of the given types are created by certain components only.
///
/// Code in the same outermost type as the created type is not judged: e.g. a type and its
/// extensions may create the type itself and its nested types.
package struct ConstructRule: RuleKind {
  package static let word = "construct"
  package static let summary = "instances of some types are created by certain components only"
  package static let judges = RuleSubject.dependenciesOfOneKind
  package static let options: [any DeclaredOption] = [of, by, values, nested]

  package static let of = RuleOption<[ComponentReference]>.components(
    "of", isRequired: true, "The components whose types are created.")
  package static let by = RuleOption<[ComponentReference]>.components(
    "by", isRequired: true, "The components that may create them.")
  package static let values = RuleOption<Choice>.word(
    "values", standard: .deny,
    "Whether all code may create structs and enums; 'deny' by default.")
  package static let nested = RuleOption<Choice>.word(
    "nested", standard: .deny,
    "Whether all code may create types that are nested in these types; 'deny' by default.")

  package let of: [ComponentReference]
  package let by: [ComponentReference]
  package let values: Choice
  package let nested: Choice

  package init(_ fields: Fields) {
    of = fields[Self.of]
    by = fields[Self.by]
    values = fields[Self.values]
    nested = fields[Self.nested]
  }

  package var references: [ComponentReference] { of + by }

  package func bind(to scope: RuleScope) -> any BoundRule {
    let components = scope.components
    let targets = components.components(of: of)
    let relation = ComponentRelation(
      from: components.matches(of: by), to: components.matches(of: of))
    let kinds: Set<DeclarationKind> =
      values == .allow ? [.class, .actor] : [.class, .actor, .struct, .enum]
    var filled: Set<ComponentID> = []
    for (declaration, value) in scope.graph.declarations.enumerated()
    where kinds.contains(value.kind) {
      filled.formUnion(components.membership(of: DeclarationID(declaration)).all)
    }
    let users = components.components.indices.map(ComponentID.init)
    return BoundConstruction(
      reasons: targets.reduce(into: [:]) { reasons, target in
        let creators = users.filter { relation.holds($0, target) }
        reasons[target] = Reason(creators: creators.map { components.name(of: $0) })
      },
      targetNames: targets.map { components.name(of: $0) },
      creatable: targets.filter(filled.contains),
      judged: users.filter { user in targets.contains { !relation.holds(user, $0) } },
      relation: relation, sharedCode: components.sharedCode, kinds: kinds,
      judgesNested: nested == .deny)
  }

  package struct Reason: BreachReason {
    /// The names of the components that may create the type.
    let creators: [String]

    package func message(_ parts: BreachWords) -> String {
      let who =
        creators.isEmpty
        ? "no component may" : "only \(list(creators.map(quoted), last: "and", limit: 3)) may"
      return "\(parts.fromWords) creates \(parts.toTypeWords), which \(who)"
    }

    package func remedy(_ parts: BreachWords) -> String {
      let creators = creators.filter { parts.permits($0, parts.toComponent) }
      let creator = list(creators, last: "or", limit: 3)
      if creators.isEmpty { return "let a component that 'by' names create \(parts.toType)" }
      guard let handing = parts.handing else { return "create \(parts.toType) in \(creator)" }
      return "let \(creator) create \(parts.toType), and \(handing)"
    }
  }
}

/// A `construct` rule bound to the components of a project.
package struct BoundConstruction: BoundRule {
  /// The reason of breaches for each component whose types are judged; it names the components that
  /// may create them.
  package let reasons: [ComponentID: ConstructRule.Reason]
  let targetNames: [String]
  /// The targets that contain a type whose creation is judged.
  let creatable: [ComponentID]
  /// The components that must not create the types of at least one target.
  package let judged: [ComponentID]
  package let relation: ComponentRelation
  package let sharedCode: SharedCode
  /// The kinds of types whose creation is judged.
  package let kinds: Set<DeclarationKind>
  /// Whether a type counts that belongs to a component only, or also, because the type around it
  /// does: `HomeViewModel.Bindings`.
  let judgesNested: Bool

  /// Whether the rule can fail. Code in no component can break it as well, so only the targets
  /// matter.
  package func canFail(among filled: [ComponentID]) -> Bool { !creatable.isEmpty }

  package var vacuity: [Vacuity] {
    guard creatable.isEmpty else { return [] }
    let what = kinds.contains(.struct) ? "class, actor, struct or enum" : "class or actor"
    let places = list(targetNames.map(quoted), last: "or", limit: 3)
    return [.rule(why: "there is no \(what) in \(places)")]
  }

  package func breaches(in context: RuleContext) -> [any Breach] {
    let graph = context.graph
    // A typealias counts as the type that it stands for, whichever component declares it. The edge
    // table leaves out dependencies that are written through the typealias of a component, so the
    // rule reads the dependencies of the graph.
    return graph.dependencies.indices.compactMap { position in
      let value = graph.dependencies[position]
      guard value.kind == .construct, !value.isQualifier, let type = graph.type(around: value.to),
        isJudged(creationOf: type, by: value.from, in: context),
        let breach = breach(
          from: context.components.membership(of: value.from),
          to: membership(ofCreated: type, in: context))
      else { return nil }
      return DependencyBreach(
        edge: EdgeID(position), from: breach.from, to: breach.to, reason: breach.reason)
    }
  }

  /// Whether the rule judges the creation of a type by some code: the kind of the type is judged,
  /// and the code is in another outermost type.
  package func isJudged(
    creationOf type: DeclarationID, by user: DeclarationID, in context: RuleContext
  ) -> Bool {
    kinds.contains(context.graph.declarations[type].kind)
      && (judgesNested
        || breach(from: .none, to: membership(ofCreated: type, in: context)) != nil)
      && context.subject(of: user) != context.subject(of: type)
  }

  /// Returns the components whose rules about creation apply to a type.
  private func membership(
    ofCreated type: DeclarationID, in context: RuleContext
  ) -> Membership {
    let own = context.components.membership(of: type)
    guard !judgesNested, let owner = context.graph.declarations[type].owner,
      context.graph.declarations[owner].kind != .file
    else { return own }
    let around = context.components.membership(of: owner)
    return Membership(
      levels: own.levels.map { $0.filter { !around.contains($0) } }.filter { !$0.isEmpty })
  }

  package func breach(from: Membership, to: Membership) -> PairBreach? {
    for target in to.all {
      guard let reason = reasons[target],
        !from.all.contains(where: { relation.holds($0, target) }),
        !isOfCreator(to, of: target, by: from), !sharedCode.isShared(to, of: target, by: from)
      else { continue }
      return PairBreach(from: from.all.first, to: target, reason: reason)
    }
    return nil
  }

  /// Whether code of a target creates a type that also belongs to a component that may create it.
  private func isOfCreator(
    _ type: Membership, of target: ComponentID, by user: Membership
  ) -> Bool {
    user.contains(target)
      && type.all.contains { creator in
        creator != target && relation.holds(creator, target)
          && !sharedCode.isInside(target, creator)
      }
  }
}
