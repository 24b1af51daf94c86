import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging

/// `ports-and-adapters`: adapters use the core only through its ports and never use each other, the
/// core uses no other component, and only the composition root may connect several sides.
///
/// After A. Cockburn, Hexagonal architecture (2005).
struct PortsAndAdaptersRule: RuleKind {
  static let word = "ports-and-adapters"
  static let summary = "adapters meet the core only at its ports, and only the root may use them"
  static let judges = RuleSubject.dependencies
  static let options: [any DeclaredOption] = [core, ports, driving, driven, root]

  static let core = RuleOption<[ComponentReference]>.components(
    "core", isRequired: true, "The inside, which may use no other component.")
  static let ports = RuleOption<[ComponentReference]>.components(
    "ports", "The components with its ports; by default each protocol in the core is a port.")
  static let driving = RuleOption<[ComponentReference]>.components(
    "driving", "Adapters that call the core, such as screens; each component is one adapter.")
  static let driven = RuleOption<[ComponentReference]>.components(
    "driven", "Adapters that the core calls, such as databases; each component is one adapter.")
  static let root = RuleOption<[ComponentReference]>.components(
    "composition-root", "The only code that may use all of these components.")

  let core: [ComponentReference]
  let ports: [ComponentReference]
  let driving: [ComponentReference]
  let driven: [ComponentReference]
  let root: [ComponentReference]

  init(_ fields: Fields) {
    core = fields[Self.core]
    ports = fields[Self.ports]
    driving = fields[Self.driving]
    driven = fields[Self.driven]
    root = fields[Self.root]
    if fields[Self.driving.key] == nil, fields[Self.driven.key] == nil {
      fields.log.report(
        FieldError.needsOneOf([Self.driving.key, Self.driven.key], owner: fields.owner),
        at: fields.mark)
    }
    let parts = [
      (Self.core.key, core), (Self.driving.key, driving), (Self.driven.key, driven),
      (Self.root.key, root),
    ]
    for (position, part) in parts.enumerated() {
      for other in parts[(position + 1)...] {
        fields.reportSameOnBothSides(part.0, part.1, other.0, other.1)
      }
      if position > 0 { fields.reportSameOnBothSides(Self.ports.key, ports, part.0, part.1) }
    }
  }

  var references: [ComponentReference] { core + ports + driving + driven + root }

  func bind(to scope: RuleScope) -> any BoundRule {
    let map = scope.components
    let hexagon = Hexagon(
      core: map.components(of: core), ports: ports.isEmpty ? nil : map.components(of: ports),
      driving: map.components(of: driving), driven: map.components(of: driven),
      root: map.components(of: root))
    hexagon.reportOverlaps(scope)
    return BoundPortsAndAdapters(
      hexagon: hexagon,
      judged: map.components(of: core + ports + driving + driven),
      coreName: core.first?.text ?? "", rootName: root.first?.text ?? "")
  }
}

/// A `ports-and-adapters` rule bound to the components of a project.
package struct BoundPortsAndAdapters: BoundRule {
  package let hexagon: Hexagon
  package let judged: [ComponentID]
  /// The name of the first component of the core, and that of the composition root, as written in
  /// the rules file.
  let coreName: String
  let rootName: String

  package func breaches(in context: RuleContext) -> [any Breach] {
    var breaches: [any Breach] = []
    for group in context.edges.groups {
      let from = context.components.memberships[group.from]
      let to = context.components.memberships[group.to]
      guard let clause = clause(from: from, to: to) else { continue }
      for edge in context.edges.edges(of: group) where context.counts(edge) {
        guard let reason = reason(for: clause.reason, edge, context) else { continue }
        breaches.append(
          DependencyBreach(edge: edge, from: clause.from, to: clause.to, reason: reason))
      }
    }
    return breaches + portsOutOfPlace(in: context) + unplugged(in: context)
      + Connections(hexagon, rootName, context).breaches
  }

  // MARK: - Who uses whom

  /// The breach that the memberships at both ends of a dependency suggest; whether the dependency
  /// is one depends on its declarations, see `reason(for:_:_:)`.
  package struct Clause {
    package let from: ComponentID
    package let to: ComponentID?
    package let reason: HexagonReason
  }

  package func clause(from: Membership, to: Membership) -> Clause? {
    guard let source = hexagon.seat(of: from), source.role != .root else { return nil }
    let target = hexagon.seat(of: to)
    func clause(_ reason: HexagonReason) -> Clause {
      Clause(
        from: source.components[0], to: target?.components.first ?? to.all.first, reason: reason)
    }
    switch (source.role, target?.role) {
    case (.core, .core): return nil
    case (.core, nil): return to.all.isEmpty ? nil : clause(.coreKnows)
    case (.core, _): return clause(.coreKnows)
    case (.driving, .core): return clause(.pastThePorts(core: coreName))
    case (.driven, .core): return clause(.callsBack(core: coreName))
    case (_, .root): return clause(.knowsRoot)
    case (_, .driving), (_, .driven):
      let others = target?.components ?? []
      return source.components.contains(where: others.contains) ? nil : clause(.seesAdapter)
    default: return nil
    }
  }

  /// Returns the reason why one dependency is a breach, given the reason of its clause; `nil` if it
  /// is no breach.
  private func reason(
    for clause: HexagonReason, _ edge: EdgeID, _ context: RuleContext
  ) -> HexagonReason? {
    let value = context.edges[edge]
    switch clause {
    case .pastThePorts, .callsBack:
      // Code that uses only the ports must import the module too, so an import alone is no breach.
      guard case .declaration(let target) = value.to else { return nil }
      return hexagon.isOpenToAdapters(target, in: context) ? nil : clause
    case .coreKnows:
      guard let type = context.graph.type(around: value.from), hexagon.isPort(type, in: context),
        case .declaration(let target) = value.to,
        hexagon.seat(of: context.components.membership(of: target))?.role.isAdapter == true
      else { return clause }
      return .portNames(core: coreName)
    default: return clause
    }
  }

  // MARK: - What is declared where

  private func portsOutOfPlace(in context: RuleContext) -> [DeclarationBreach] {
    guard let ports = hexagon.ports else { return [] }
    let (graph, core) = (context.graph, hexagon[.core])
    return graph.declarations.ids.compactMap { declaration in
      let membership = context.components.membership(of: declaration)
      guard graph.outermost(of: declaration) == declaration,
        let port = ports.first(where: membership.contains)
      else { return nil }
      let reason: HexagonReason
      switch graph.declarations[declaration].kind {
      case .class, .actor: reason = .portIsConcrete
      case .protocol where !core.contains(where: membership.contains):
        reason = .portOutside(core: coreName)
      default: return nil
      }
      return DeclarationBreach(declaration, of: port, reason: reason)
    }
  }

  /// Returns a breach for each driven adapter in which nothing conforms to a port.
  private func unplugged(in context: RuleContext) -> [ComponentBreach] {
    let graph = context.graph
    var plugged: Set<ComponentID> = []
    for value in graph.dependencies where value.kind == .conform || value.kind == .inherit {
      if hexagon.isPort(value.to, in: context) {
        plugged.formUnion(context.components.membership(of: value.from).all)
      }
    }
    return hexagon[.driven].filter { !plugged.contains($0) }.compactMap { component in
      face(of: component, in: context).map {
        ComponentBreach(
          shown: .at($0), from: component, reason: HexagonReason.unplugged(core: coreName))
      }
    }
  }

  /// Returns the declaration at which a breach by a whole component is shown: its first type or, if
  /// it has none, its first other declaration.
  package func face(of component: ComponentID, in context: RuleContext) -> DeclarationID? {
    let graph = context.graph
    let own = graph.declarations.ids.filter {
      graph.declarations[$0].kind != .file
        && context.components.membership(of: $0).contains(component)
    }
    return own.first { graph.declarations[$0].kind.isNominalType } ?? own.first
  }

  // MARK: - What the rule says

  package var ends: PairEnds? { .any }

  package func permission(from: ComponentID, to: ComponentID) -> Permission {
    guard from != to, let source = hexagon.role(of: from), hexagon.role(of: to) != nil else {
      return .unregulated
    }
    if source == .root { return .allowed }
    let (left, right) = (Membership(levels: [[from]]), Membership(levels: [[to]]))
    switch clause(from: left, to: right)?.reason {
    case nil: return .allowed
    case .pastThePorts, .callsBack: return .throughProtocols
    default: return .forbidden
    }
  }

  package func canFail(among filled: [ComponentID]) -> Bool {
    let roles = filled.compactMap { hexagon.role(of: $0) }
    let adapters = roles.filter(\.isAdapter)
    return adapters.count > 1 || !adapters.isEmpty && roles.contains(.core)
  }
}
