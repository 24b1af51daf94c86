import LintelGraph

/// `through-protocols`: one component may use another only through protocols, or values as well.
///
/// A member is judged by the type that it belongs to, a typealias by what it stands for. An import
/// is needed even for a protocol and is no breach.
struct ThroughProtocolsRule: RuleKind {
  static let word = "through-protocols"
  static let summary = "components use others only through protocols, and maybe plain values"
  static let judges = RuleSubject.dependencies
  static let options: [any DeclaredOption] = [from, to, values]

  static let from = RuleOption<[ComponentReference]>.components(
    "from", isRequired: true, "Who uses the others.")
  static let to = RuleOption<[ComponentReference]>.components(
    "to", isRequired: true, "Whose protocols are to be used.")
  static let values = RuleOption<Choice>.word(
    "values", standard: .deny,
    "Whether structs and enums may be used as well; 'deny' by default.")

  let from: [ComponentReference]
  let to: [ComponentReference]
  let values: Choice

  init(_ fields: Fields) {
    from = fields[Self.from]
    to = fields[Self.to]
    values = fields[Self.values]
    fields.reportSameOnBothSides("from", from, "to", to)
  }

  var references: [ComponentReference] { from + to }

  func bind(to scope: RuleScope) -> any BoundRule {
    Bound(
      judged: scope.components.components(of: from),
      relation: ComponentRelation(
        from: scope.components.matches(of: from), to: scope.components.matches(of: to)),
      allowedKinds: values == .allow ? [.protocol, .struct, .enum] : [.protocol])
  }

  private struct Bound: PairRule {
    let judged: [ComponentID]
    let relation: ComponentRelation
    let allowedKinds: Set<DeclarationKind>

    func breach(from: Membership, to: Membership) -> PairBreach? {
      let reason = Reason(mayUseValues: allowedKinds.contains(.struct))
      return relation.crossing(from, to).map {
        PairBreach(from: $0.from, to: $0.to, reason: reason)
      }
    }

    func breaches(in context: RuleContext) -> [Breach] {
      directBreaches(in: context).filter { breach in
        guard case .dependency(let edge) = breach.subject,
          case .declaration(let target) = context.edges[edge].to
        else { return false }
        return !isAllowed(target, in: context.graph)
      }
    }

    /// References to each kind of declaration that is not allowed.
    func proposals(in context: RuleContext) -> [ProposedBreach] {
      let pairs = PairProposals(context)
      let graph = context.graph
      let types = [DeclarationKind.class, .struct, .enum, .actor].filter {
        !allowedKinds.contains($0)
      }
      let found =
        types.flatMap { kind in
          pairs.references(
            where: { _, target in
              graph.type(around: target).map { graph.declarations[Int($0)].kind } == kind
            }, breach)
        } + pairs.references(where: { graph.type(around: $1) == nil }, breach)
      return found.isEmpty ? pairs.newClasses(breach) : found
    }

    func permission(from: ComponentID, to: ComponentID) -> Permission {
      relation.holds(from, to) ? .throughProtocols : .unregulated
    }

    private func isAllowed(_ target: DeclarationID, in graph: DependencyGraph) -> Bool {
      var pending = [target]
      var seen: Set<DeclarationID> = []
      while let next = pending.popLast() {
        guard seen.insert(next).inserted, let type = graph.type(around: next) else { continue }
        if graph.declarations[Int(type)].kind == .typealias {
          pending += graph.dependencies(from: type).filter { $0.kind == .alias }.map(\.to)
        } else if !allowedKinds.contains(graph.declarations[Int(type)].kind) {
          return false
        }
      }
      // Code outside every type is concrete.
      return graph.type(around: target) != nil
    }
  }

  struct Reason: BreachReason {
    let mayUseValues: Bool

    func message(_ parts: BreachWords) -> String {
      let what = mayUseValues ? "a protocol or a value" : "a protocol"
      return "\(parts.statement), which is not \(what)"
    }

    func remedy(_ parts: BreachWords) -> String {
      let component = parts.toComponent ?? "it"
      let conformance =
        parts.toKind?.isNominalType == true ? ", let \(parts.toType) conform to it," : ""
      return "declare what \(parts.from) needs as a protocol in \(component)\(conformance) and use "
        + "the protocol"
    }
  }
}
