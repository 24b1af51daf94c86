import LintelGraph

extension Judge {
  /// One node per component that is not empty, in which a declaration may have a part of several.
  public func condensedByComponent() -> CondensedGraph {
    let shown = components.components.indices.filter { !components.isEmpty(ComponentID($0)) }
    var node: [ComponentID: Int32] = [:]
    for (position, component) in shown.enumerated() {
      node[ComponentID(component)] = Int32(position)
    }
    return CondensedGraph(
      graph,
      nodes: shown.map { CondensedGraph.Node(name: components.name(of: ComponentID($0))) },
      membership: { components.membership(of: $0).all.compactMap { node[$0] } })
  }

  /// What belongs to the component of a name, `nil` if the sources have none of that name.
  public func declarations(ofComponent name: String) -> [DeclarationID]? {
    guard let index = components.components.firstIndex(where: { $0.name == name }) else {
      return nil
    }
    return graph.declarations.indices.map { DeclarationID($0) }
      .filter { components.membership(of: $0).contains(ComponentID(index)) }
  }

  /// Positions in ``DependencyGraph/dependencies`` of what breaks a rule and is not excused.
  public func forbiddenDependencies(today: CalendarDate) -> Set<Int32> {
    var result: Set<Int32> = []
    let namesakes = Namesakes(graph)
    for rule in rules {
      for (breach, _) in judgement(of: rule, today: today, namesakes).unexcused {
        result.formUnion(breach.edges.filter { Int($0) < graph.dependencies.count })
      }
    }
    return result
  }
}

extension Breach {
  /// Everything written that makes the breach.
  fileprivate var edges: [EdgeID] {
    switch subject {
    case .dependency(let edge): [edge]
    case .chain(let edges): edges
    case .cycle(let cycle): cycle.edges
    case .declaration, .excused: []
    }
  }
}
