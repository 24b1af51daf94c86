import LintelComponents
import LintelGraph
import LintelJudging

/// The parts of a hexagonal architecture, as components of a project.
package struct Hexagon: Sendable {
  package enum Role: String, CaseIterable {
    case core
    case driving
    case driven
    case root = "composition-root"

    package var isAdapter: Bool { self == .driving || self == .driven }
  }

  /// The role of some code, with the components that give it the role.
  package struct Seat {
    package let role: Role
    /// The components with this role; at least one.
    package let components: [ComponentID]
  }

  package let components: [Role: [ComponentID]]
  /// The components in which ports are declared; `nil` for the whole core.
  package let ports: [ComponentID]?
  private let roleOf: [ComponentID: Role]

  package init(
    core: [ComponentID], ports: [ComponentID]?, driving: [ComponentID], driven: [ComponentID],
    root: [ComponentID]
  ) {
    components = [.core: core, .driving: driving, .driven: driven, .root: root]
    self.ports = ports
    var roles: [ComponentID: Role] = [:]
    // A port outside the core is judged as if it were inside.
    for component in ports ?? [] { roles[component] = .core }
    for (role, members) in components { for component in members { roles[component] = role } }
    roleOf = roles
  }

  package subscript(role: Role) -> [ComponentID] { components[role] ?? [] }

  package func role(of component: ComponentID) -> Role? { roleOf[component] }

  /// Returns the seat that a declaration has by itself, or else that of the nearest declaration
  /// around it with a seat; `nil` if there is none.
  package func seat(of membership: Membership) -> Seat? {
    for level in membership.levels {
      guard let role = level.lazy.compactMap({ roleOf[$0] }).first else { continue }
      return Seat(role: role, components: level.filter { roleOf[$0] == role })
    }
    return nil
  }

  /// Returns the roles that a declaration has by itself, in the order of the rule.
  private func roles(of membership: Membership) -> [Role] {
    let found = Set((membership.levels.first ?? []).compactMap { roleOf[$0] })
    return Role.allCases.filter(found.contains)
  }

  /// Reports declarations with two roles.
  func reportOverlaps(_ scope: RuleScope) {
    let (graph, components) = (scope.graph, scope.components)
    let overlaps = components.memberships.map(roles)
    guard overlaps.contains(where: { $0.count > 1 }) else { return }
    var reported: Set<[Role]> = []
    for wantsFiles in [false, true] {
      for declaration in graph.declarations.ids {
        guard (graph.declarations[declaration].kind == .file) == wantsFiles else { continue }
        let own = overlaps[components.membershipOf[declaration.position].position]
        guard own.count > 1, reported.insert([own[0], own[1]]).inserted else { continue }
        scope.log.report(
          RuleError.layersOverlap(
            declaration: graph.qualifiedName(of: declaration), place: graph.path(of: declaration),
            first: own[0].rawValue, second: own[1].rawValue, what: "parts"),
          at: scope.mark)
      }
    }
  }

  // MARK: - What is declared

  /// Whether a declaration is a port: a protocol in a component of `ports` or, if `ports` is `nil`,
  /// in the core.
  package func isPort(_ declaration: DeclarationID, in context: RuleContext) -> Bool {
    guard context.graph.declarations[declaration].kind == .protocol else { return false }
    let membership = context.components.membership(of: declaration)
    if let ports { return ports.contains(where: membership.contains) }
    return seat(of: membership)?.role == .core
  }

  /// Whether adapters may use a declaration of the core: a port, a struct or an enum. If `ports` is
  /// given, a struct or enum that conforms to a port is excluded: `struct Login: LoginPort`.
  package func isOpenToAdapters(_ target: DeclarationID, in context: RuleContext) -> Bool {
    guard let types = context.graph.types(meantBy: target) else { return false }
    return types.allSatisfy { type in
      switch context.graph.declarations[type].kind {
      case .protocol: isPort(type, in: context)
      case .struct, .enum: ports == nil || !conformsToPort(type, in: context)
      default: false
      }
    }
  }

  private func conformsToPort(_ type: DeclarationID, in context: RuleContext) -> Bool {
    context.graph.supertypes(of: type).contains {
      $0.declaration.map { isPort($0, in: context) } ?? false
    }
  }
}

extension DependencyGraph {
  /// Returns the types that a use of a declaration is about: the type that the declaration is or
  /// belongs to, or the types that a typealias stands for; `nil` for code outside of all types.
  package func types(meantBy target: DeclarationID) -> [DeclarationID]? {
    guard type(around: target) != nil else { return nil }
    var types: [DeclarationID] = []
    var pending = [target]
    var seen: Set<DeclarationID> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted, let type = type(around: next) else { continue }
      if declarations[type].kind == .typealias {
        pending += dependencies(from: type).filter { $0.kind == .alias }.map(\.to)
      } else {
        types.append(type)
      }
    }
    return types
  }
}
