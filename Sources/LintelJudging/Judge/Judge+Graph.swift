import LintelComponents
import LintelFindings
import LintelGraph
import LintelText

extension Judge {
  /// Returns a graph with one node for each component that has declarations; a declaration may
  /// belong to several nodes. An import counts as a reference to the components that contain its
  /// whole module.
  package func condensedByComponent(counting filter: ReferenceFilter = .all) -> CondensedGraph {
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

  /// Returns a graph with one node for each type and each set of components that parts of the type
  /// belong to.
  package func condensedByTypeAndComponent(
    counting filter: ReferenceFilter = .all
  ) -> CondensedGraph {
    graph.condensedByType(
      counting: filter, apart: { components.membershipOf[$0.position].rawValue })
  }

  /// Returns the declarations of a component by its name; `nil` if the sources contain no component
  /// of that name.
  package func declarations(ofComponent name: String) -> [DeclarationID]? {
    guard let index = components.components.firstIndex(where: { $0.name == name }) else {
      return nil
    }
    return graph.declarations.ids
      .filter { components.membership(of: $0).contains(ComponentID(index)) }
  }

  /// Returns the references that break a rule, whichever candidate is meant, and are not excused.
  package func forbiddenReferences(today: CalendarDate) -> ForbiddenReferences {
    var result = ForbiddenReferences()
    // Breaches that need the text of a file are seldom about references, so no file is read.
    let lookups = Lookups(graph) { _ in nil }
    for rule in rules {
      let judgement = judgement(of: rule, today: today, lookups)
      for breach in judgement.open.lazy.filter({ $0.exception == nil }).map(\.breach) {
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
