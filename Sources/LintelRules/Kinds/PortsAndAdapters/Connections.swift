import LintelGraph
import LintelJudging

/// Finds code outside of the hexagon that uses several sides of it (driving adapters, driven
/// adapters and the inside of the core), which only the composition root may connect.
struct Connections {
  private let hexagon: Hexagon
  private let rootName: String
  private let context: RuleContext

  init(_ hexagon: Hexagon, _ rootName: String, _ context: RuleContext) {
    self.hexagon = hexagon
    self.rootName = rootName
    self.context = context
  }

  /// The uses by one outermost declaration.
  private struct Uses {
    var driving: [EdgeID] = []
    var driven: [EdgeID] = []
    /// Uses of declarations in the core that are neither ports nor values.
    var inside: [EdgeID] = []
  }

  /// The breaches: for each declaration that uses several sides, its uses of driven adapters or, if
  /// it uses none, of driving adapters.
  var breaches: [DependencyBreach] {
    // Without a composition root the rule does not say who may connect the sides.
    guard !hexagon[.root].isEmpty else { return [] }
    var order: [DeclarationID] = []
    var uses: [DeclarationID: Uses] = [:]
    for group in context.edges.groups {
      let from = context.components.memberships[group.from]
      let to = context.components.memberships[group.to]
      guard hexagon.seat(of: from) == nil, let target = hexagon.seat(of: to) else { continue }
      for edge in context.edges.edges(of: group) where context.isCertain(edge) {
        guard case .declaration(let declaration) = context.edges[edge].to else { continue }
        let owner = context.graph.outermost(of: context.edges[edge].from)
        if uses[owner] == nil { order.append(owner) }
        var own = uses[owner] ?? Uses()
        switch target.role {
        case .driving: own.driving.append(edge)
        case .driven: own.driven.append(edge)
        case .core where !hexagon.isOpenToAdapters(declaration, in: context):
          own.inside.append(edge)
        default: break
        }
        uses[owner] = own
      }
    }
    return order.flatMap { breaches(uses[$0] ?? Uses()) }
  }

  private func breaches(_ uses: Uses) -> [DependencyBreach] {
    let sides = [uses.driven, uses.driving, uses.inside].filter { !$0.isEmpty }
    guard sides.count > 1 else { return [] }
    let other = name(of: sides[1][0])
    return sides[0].map { edge in
      DependencyBreach(
        edge: edge,
        to: hexagon.seat(of: context.memberships(of: edge).to)?.components.first,
        reason: HexagonReason.connects(with: other, root: rootName))
    }
  }

  private func name(of edge: EdgeID) -> String {
    guard case .declaration(let target) = context.edges[edge].to else { return "" }
    return context.graph.qualifiedName(of: context.subject(of: target))
  }
}
