import LintelComponents
import LintelFindings
import LintelGraph
import LintelText

extension Judge {
  /// One node per component that has declarations, in which a declaration may have a part of
  /// several. An import counts as a reference to the components that hold all of its module.
  public func condensedByComponent(counting filter: ReferenceFilter = .all) -> CondensedGraph {
    let shown = components.components.ids.filter { !components.isEmpty($0) }
    var position = [Int32](repeating: -1, count: components.components.count)
    for (node, component) in shown.enumerated() { position[component.position] = Int32(node) }
    return CondensedGraph(
      graph, nodes: shown.map { CondensedGraph.Node(name: components.name(of: $0)) },
      membership: { id, found in
        for component in components.membership(of: id).all {
          found.append(position[component.position])
        }
      },
      moduleNodes: { components.membership(ofModule: $0).all.map { position[$0.position] } },
      counting: filter)
  }

  /// One node per type and set of components that parts of it belong to.
  public func condensedByTypeAndComponent(
    counting filter: ReferenceFilter = .all
  ) -> CondensedGraph {
    graph.condensedByType(
      counting: filter, apart: { components.membershipOf[$0.position].rawValue })
  }

  /// What belongs to the component of a name, `nil` if the sources have none of that name.
  public func declarations(ofComponent name: String) -> [DeclarationID]? {
    guard let index = components.components.firstIndex(where: { $0.name == name }) else {
      return nil
    }
    return graph.declarations.ids
      .filter { components.membership(of: $0).contains(ComponentID(index)) }
  }

  /// What breaks a rule, whatever it means, and is not excused.
  public func forbiddenReferences(today: CalendarDate) -> ForbiddenReferences {
    var result = ForbiddenReferences()
    // What takes the text to find is seldom a reference, and not worth reading files for.
    let lookups = Lookups(graph) { _ in nil }
    for rule in rules {
      let judgement = judgement(of: rule, today: today, lookups)
      for (breach, _) in judgement.unexcused {
        let isBreachAnyway = (breach as? DependencyBreach)?.isBreachAnyway ?? false
        for edge in breach.edges {
          guard isBreachAnyway || judgement.context.edges[edge].certainty != .ambiguous else {
            continue
          }
          let count = graph.dependencies.count
          if edge.position < count {
            result.dependencies.insert(edge.rawValue)
          } else {
            result.imports.insert(edge.rawValue - Int32(count))
          }
        }
      }
    }
    return result
  }
}
