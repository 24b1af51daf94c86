import LintelGraph

extension Judge {
  /// One node per component, in which a declaration may have a part of several.
  public func condensedByComponent() -> CondensedGraph {
    CondensedGraph(
      graph, nodes: componentNames.map { CondensedGraph.Node(name: $0) },
      membership: { components.membership(of: $0).all })
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
    for (definition, bound) in rules {
      for (breach, _) in judgement(of: definition, bound, today: today).unexcused {
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
