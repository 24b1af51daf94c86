import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelVocabulary

/// `through-protocols`: one component may use another only through protocols and, with
/// `values: allow`, structs and enums.
///
/// A member is judged by the type that it belongs to, a typealias by the type that it stands for.
/// An import is not a breach, because it is needed even for a protocol.
package struct ThroughProtocolsRule: RuleKind {
  package static let word = "through-protocols"
  package static let summary =
    "components use others only through protocols, and optionally plain values"
  package static let judges = RuleSubject.dependencies
  package static let options: [any DeclaredOption] = [from, to, values]

  package static let from = RuleOption<[ComponentReference]>.components(
    "from", isRequired: true, "The components that use the others.")
  package static let to = RuleOption<[ComponentReference]>.components(
    "to", isRequired: true, "The components whose protocols must be used.")
  package static let values = RuleOption<Choice>.word(
    "values", standard: .deny,
    "Whether structs and enums may be used as well; 'deny' by default.")

  package let from: [ComponentReference]
  package let to: [ComponentReference]
  package let values: Choice

  package init(_ fields: Fields) {
    from = fields[Self.from]
    to = fields[Self.to]
    values = fields[Self.values]
    fields.reportSameOnBothSides("from", from, "to", to)
  }

  package var references: [ComponentReference] { from + to }

  package func bind(to scope: RuleScope) -> any BoundRule {
    Bound(
      judged: scope.components.components(of: from),
      relation: ComponentRelation(
        from: scope.components.matches(of: from), to: scope.components.matches(of: to)),
      sharedCode: scope.components.sharedCode,
      allowedKinds: values == .allow ? [.protocol, .struct, .enum] : [.protocol])
  }

  package struct Bound: PairRule {
    package let judged: [ComponentID]
    package let relation: ComponentRelation
    package let sharedCode: SharedCode
    package let allowedKinds: Set<DeclarationKind>

    package var listed: Permission? { .throughProtocols }

    package var ends: PairEnds? { PairEnds(from: relation.sources, to: relation.targets) }

    package func breach(from: Membership, to: Membership) -> PairBreach? {
      let reason = Reason(mayUseValues: allowedKinds.contains(.struct))
      return relation.crossing(from, to, sharedCode).map {
        PairBreach(from: $0.from, to: $0.to, reason: reason)
      }
    }

    package func breaches(in context: RuleContext) -> [any Breach] {
      directBreaches(in: context).filter { breach in
        guard case .declaration(let target) = context.edges[breach.edge].to else { return false }
        return !isAllowed(target, in: context.graph)
      }
    }

    package func permission(from: ComponentID, to: ComponentID) -> Permission {
      relation.holds(from, to) ? .throughProtocols : .unregulated
    }

    private func isAllowed(_ target: DeclarationID, in graph: DependencyGraph) -> Bool {
      var pending = [target]
      var seen: Set<DeclarationID> = []
      while let next = pending.popLast() {
        guard seen.insert(next).inserted, let type = graph.type(around: next) else { continue }
        if graph.declarations[type].kind == .typealias {
          pending += graph.dependencies(from: type).filter { $0.kind == .alias }.map(\.to)
        } else if !allowedKinds.contains(graph.declarations[type].kind) {
          return false
        }
      }
      // Code outside every type is concrete.
      return graph.type(around: target) != nil
    }
  }

  package struct Reason: BreachReason {
    let mayUseValues: Bool

    package func message(_ parts: BreachWords) -> String {
      let what = mayUseValues ? "a protocol or a value" : "a protocol"
      return "\(parts.statement), which is not \(what)"
    }

    package func remedy(_ parts: BreachWords) -> String {
      let isType = parts.toKind?.isNominalType == true
      let canUseProtocol = parts.canHideBehindProtocol && parts.namesReplaceably
      let mayUse = parts.permits(parts.fromComponent, parts.toComponent)
      if parts.isHelper || isType && !canUseProtocol || !mayUse { return parts.moveEither }
      let component = parts.toComponent ?? "it"
      let conformance = isType ? ", let \(parts.toType) conform to it," : ""
      let use = isType && parts.isMade ? parts.handing : nil
      return "declare what \(parts.user) needs as a protocol in \(component)\(conformance) and "
        + (use ?? "use the protocol")
    }
  }
}
