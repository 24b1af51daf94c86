import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelText

/// A layers rule bound to the components of a project.
///
/// The layer of a declaration comes from the components that it matches by itself or, if these are
/// in no layer, from those of the nearest declaration around it that matches a component in a
/// layer. So a nested type can be in another layer than the type around it.
package struct BoundLayers: PairRule {
  package let judged: [ComponentID]
  private let layers: [LayerDefinition]
  private let layersOf: [ComponentID: [Int]]
  /// For each layer, the first closed layer below it.
  private let closedBelow: [Int?]
  package let checksChains: Bool
  /// The components that must be in a layer and are not; `nil` unless the rule is exhaustive.
  package let unlisted: UnlistedComponents?

  /// Binds the layers, and reports declarations that are in several layers.
  package init(
    _ definitions: [LayerDefinition], throughUnassigned: LayersRule.ThroughUnassigned,
    isExhaustive: Bool, _ scope: RuleScope
  ) {
    let components = scope.components
    layers = definitions
    checksChains = throughUnassigned == .check
    judged = components.components(of: definitions.flatMap(\.of))
    unlisted = isExhaustive ? UnlistedComponents(beside: judged, in: components) : nil
    var layersOf: [ComponentID: [Int]] = [:]
    for (index, layer) in definitions.enumerated() {
      for component in components.components(of: layer.of) {
        layersOf[component, default: []].append(index)
      }
    }
    self.layersOf = layersOf
    var closedBelow = [Int?](repeating: nil, count: definitions.count)
    for layer in definitions.indices.dropLast().reversed() {
      let next = layer + 1
      closedBelow[layer] = definitions[next].access == .closed ? next : closedBelow[next]
    }
    self.closedBelow = closedBelow
    reportOverlaps(scope)
  }

  // MARK: - Where a declaration stands

  private func layers(of components: [ComponentID]) -> [Int] {
    Set(components.flatMap { layersOf[$0] ?? [] }).sorted()
  }

  /// Returns the layer of a membership, with its components in that layer; `nil` outside of all
  /// layers.
  package func seat(of membership: Membership) -> Seat? {
    for components in membership.levels {
      guard let layer = layers(of: components).first else { continue }
      return Seat(
        layer: layer, components: components.filter { layersOf[$0]?.contains(layer) == true })
    }
    return nil
  }

  /// A layer, with the components through which some code belongs to it.
  package struct Seat {
    package let layer: Int
    /// The components in the layer; at least one.
    package let components: [ComponentID]
  }

  private func reportOverlaps(_ scope: RuleScope) {
    let (graph, components) = (scope.graph, scope.components)
    let overlaps = components.memberships.map { layers(of: $0.levels.first ?? []) }
    guard overlaps.contains(where: { $0.count > 1 }) else { return }
    var reported: Set<[Int]> = []
    // A file scope is reported only if no other declaration is in both layers.
    for wantsFiles in [false, true] {
      for declaration in graph.declarations.ids {
        guard (graph.declarations[declaration].kind == .file) == wantsFiles else { continue }
        let own = overlaps[components.membershipOf[declaration.position].position]
        guard own.count > 1, reported.insert([own[0], own[1]]).inserted else { continue }
        scope.log.report(
          RuleError.layersOverlap(
            declaration: graph.qualifiedName(of: declaration), place: graph.path(of: declaration),
            first: layers[own[0]].name, second: layers[own[1]].name),
          at: scope.mark)
      }
    }
  }

  // MARK: - What is allowed

  package var ends: PairEnds? { PairEnds(from: Set(judged), to: Set(judged)) }

  /// Returns the reason why a dependency from one layer to another is a breach, or, within one
  /// layer, a dependency of a component on its sibling; `nil` if it is no breach.
  private func breach(from: Int, to: Int) -> LayerReason? {
    if from > to { return .upward }
    if from == to {
      return layers[from].siblings == .free ? nil : .sibling(layer: layers[from].name)
    }
    guard let skipped = closedBelow[from], skipped < to else { return nil }
    let closed = layers[skipped..<to].filter { $0.access == .closed }
    return .skips(layer: layers[skipped].name, opening: closed.map(\.opening))
  }

  package func breach(from: Membership, to: Membership) -> PairBreach? {
    guard let source = seat(of: from), let target = seat(of: to),
      let reason = breach(from: source, to: target)
    else { return nil }
    return PairBreach(from: source.components[0], to: target.components[0], reason: reason)
  }

  package func breach(from: Seat?, to: Seat?) -> LayerReason? {
    guard let from, let to else { return nil }
    let isWithinOne = from.components.contains(where: to.components.contains)
    return from.layer == to.layer && isWithinOne ? nil : breach(from: from.layer, to: to.layer)
  }

  package func permission(from: ComponentID, to: ComponentID) -> Permission {
    guard from != to, let source = layersOf[from]?.first, let target = layersOf[to]?.first else {
      return .unregulated
    }
    let breach = breach(
      from: Seat(layer: source, components: [from]), to: Seat(layer: target, components: [to]))
    return breach == nil ? .allowed : .forbidden
  }

  /// Whether a component with this name would be in a layer: `Shop.View`, for a layer `{app}.View`.
  package func lists(_ name: String) -> Bool {
    layers.flatMap(\.of).contains {
      (try? NamePattern($0.text))?.pattern.captures(in: name) != nil
    }
  }

  package func layer(of component: ComponentID) -> LayerStanding? {
    guard let index = layersOf[component]?.first else { return nil }
    return LayerStanding(
      name: layers[index].name, position: index + 1, count: layers.count,
      isClosed: layers[index].access == .closed)
  }

  // MARK: - Chains

  package func breaches(in context: RuleContext) -> [any Breach] {
    directBreaches(in: context) + (checksChains ? chains(in: context) : [])
      + (unlisted?.breaches(in: context) { seat(of: $0) != nil } ?? [])
  }

  /// Returns the chains through code in no layer, from one layer to another on which it must not
  /// depend: one for each component, target layer and intermediate.
  private func chains(in context: RuleContext) -> [ChainBreach] {
    let seats = context.components.memberships.map { seat(of: $0) }
    var found: [(from: Int, to: Int, breach: ChainBreach)] = []
    for finder in ChainFinder.parts(context, through: { seats[$0.position] == nil }) {
      let layers = Set(finder.memberships.compactMap { seats[$0.position]?.layer }).sorted()
      for from in layers {
        for to in layers {
          guard let reason = breach(from: from, to: to) else { continue }
          let chains = LayerChains(
            from: from, to: to, seats: seats, finder: finder, context: context
          ) { breach(from: $0, to: $1) != nil }
          found += chains.all(because: reason).map { (from, to, $0) }
        }
      }
    }
    return found.sorted { ($0.from, $0.to) < ($1.from, $1.to) }.map(\.breach)
  }
}
