import LintelComponents
import LintelGraph
import LintelJudging

/// A unit that is measured as a whole: a type, file, folder, component or module.
package struct MeasuredThing {
  /// The number of the unit among the units of its level.
  package let node: Int32
  /// The name; `nil` for a unit that is named after the declaration `place`.
  package let name: String?
  /// The declaration at which the unit is reported: the type, or the scope of the file or of one of
  /// the unit's files.
  package let place: DeclarationID
  /// The component for which the unit is judged, if any.
  package let component: ComponentID?
}

/// Measures the units of one level by one metric.
package struct Meter {
  package let metric: Metric
  package let level: RuleLevel
  package let context: RuleContext
  package let nodes: LevelNodes
  package let coupling: Coupling
  private var linesOf: [Int32: Int] = [:]

  package init(_ metric: Metric, _ level: RuleLevel, _ context: RuleContext) {
    self.metric = metric
    self.level = level
    self.context = context
    let nodes = LevelNodes(context, level: level)
    self.nodes = nodes
    switch metric {
    case .lines:
      coupling = Coupling([])
      linesOf = Self.lines(in: context, nodes)
    case .members: coupling = Coupling([])
    case .dependencies, .dependents, .instability:
      let graph = context.graph
      let edges = context.edges.groups.flatMap { context.edges.edges(of: $0) }
      coupling = Coupling(
        edges.lazy.filter { context.isCertain($0) }.flatMap { nodes.steps(for: $0) }.filter {
          // At the level of types, code outside of types does not count.
          level != .type
            || graph.declarations[Int($0.from)].kind.isNominalType
              && graph.declarations[Int($0.to)].kind.isNominalType
        })
    }
  }

  /// Returns the units to measure, in the order of the graph.
  ///
  /// - Parameter judged: only units with code of these components are measured; `nil` for all
  ///   units.
  package func things(of judged: [ComponentID]?) -> [MeasuredThing] {
    switch level {
    case .type: types(of: judged)
    case .component: components(of: judged)
    case .file, .folder, .module: filed(judged)
    }
  }

  /// Returns the reading of a unit; `nil` for the instability of a unit without dependencies in
  /// either direction.
  package func reading(of thing: MeasuredThing) -> MetricReading? {
    switch metric {
    case .lines:
      return MetricReading(
        value: Double(
          level == .type
            ? context.lineCount(of: DeclarationID(rawValue: thing.node)) : linesOf[thing.node] ?? 0)
      )
    case .members:
      let type = DeclarationID(rawValue: thing.node)
      return MetricReading(value: Double(context.typeParts.memberCount(of: type)))
    case .dependencies:
      return MetricReading(value: Double(coupling.efferent(thing.node)))
    case .dependents: return MetricReading(value: Double(coupling.afferent(thing.node)))
    case .instability:
      return coupling.instability(thing.node).map {
        MetricReading(
          value: $0.value, efferent: coupling.efferent(thing.node),
          afferent: coupling.afferent(thing.node))
      }
    }
  }

  /// Returns the sorted names of the units that the metric counts; empty if it counts no units.
  package func names(countedOf thing: MeasuredThing) -> [String] {
    switch metric {
    case .dependencies: coupling.used(by: thing.node).map(nodes.name).sorted()
    case .dependents: coupling.users(of: thing.node).map(nodes.name).sorted()
    case .lines, .members, .instability: []
    }
  }

  // MARK: - Things

  private func types(of judged: [ComponentID]?) -> [MeasuredThing] {
    let graph = context.graph
    return graph.declarations.ids.compactMap { id in
      guard graph.declarations[id].kind.isNominalType, graph.outermost(of: id) == id else {
        return nil
      }
      let membership = context.components.membership(of: id)
      let component = (judged ?? membership.all).first(where: membership.contains)
      guard judged == nil || component != nil else { return nil }
      return MeasuredThing(node: id.rawValue, name: nil, place: id, component: component)
    }
  }

  private func components(of judged: [ComponentID]?) -> [MeasuredThing] {
    var place: [ComponentID: DeclarationID] = [:]
    for id in context.graph.declarations.ids {
      for component in context.components.membership(of: id).all where place[component] == nil {
        place[component] = context.graph.scope(of: context.graph.declarations[id].file)
      }
    }
    let components = context.components
    return (judged ?? Array(components.components.ids)).compactMap { component in
      place[component].map {
        MeasuredThing(
          node: component.rawValue, name: components.name(of: component), place: $0,
          component: component)
      }
    }
  }

  private func filed(_ judged: [ComponentID]?) -> [MeasuredThing] {
    let all = context.components.components.ids
    let componentOf = context.componentsOfFiles(among: judged ?? Array(all))
    var first: [Int32: DeclarationID] = [:]
    // A unit is reported at a file of its own rather than at one that several modules compile.
    var firstOwn: [Int32: DeclarationID] = [:]
    var component: [Int32: ComponentID] = [:]
    var order: [Int32] = []
    for file in context.graph.files.ids {
      let scope = context.graph.scope(of: file)
      let found = nodes.nodes(of: scope)
      for node in found {
        if first[node] == nil {
          first[node] = scope
          order.append(node)
        }
        if found.count == 1, firstOwn[node] == nil { firstOwn[node] = scope }
        if component[node] == nil { component[node] = componentOf[file.position] }
      }
    }
    return order.filter { judged == nil || component[$0] != nil }.compactMap { node in
      (firstOwn[node] ?? first[node]).map {
        MeasuredThing(
          node: node, name: level == .file ? nil : nodes.name(of: node), place: $0,
          component: component[node])
      }
    }
  }

  // MARK: - Lines

  /// Returns the lines of code per unit. Files, folders and modules have all lines of their files.
  /// Components have all lines of the files that belong to them, and the lines of their
  /// declarations in other files.
  private static func lines(in context: RuleContext, _ nodes: LevelNodes) -> [Int32: Int] {
    var result: [Int32: Int] = [:]
    if nodes.level == .type { return result }
    for file in context.graph.files.ids {
      let scope = context.graph.scope(of: file)
      for owner in nodes.nodes(of: scope) {
        result[owner, default: 0] += context.texts.lineCount(ofFile: file)
      }
    }
    guard nodes.level == .component else { return result }
    for id in context.graph.declarations.ids {
      let value = context.graph.declarations[id]
      guard value.kind != .file else { continue }
      let around = [value.enclosing, context.graph.scope(of: value.file)].map {
        context.components.membership(of: $0)
      }
      for component in context.components.membership(of: id).all
      where !around.contains(where: { $0.contains(component) }) {
        result[component.rawValue, default: 0] += context.texts.lineCount(of: id)
      }
    }
    return result
  }
}
