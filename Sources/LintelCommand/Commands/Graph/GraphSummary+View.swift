import LintelArchitecture
import LintelGraph
import LintelJudging
import LintelReports
import LintelVocabulary

extension GraphSummary {
  /// - Parameters:
  ///   - standings: the view that the rules take of each edge; `nil` if there are no rules.
  ///   - showsDetails: whether edges list the locations of their references, for which source files
  ///     are read, and nodes list the modules that compile them; nodes that are modules list none.
  init(
    level: NodeLevel, _ view: CondensedView, of project: Project,
    _ standings: EdgeStandings?, showsDetails: Bool
  ) {
    let all = view.graph.nodes
    let shown = view.nodes.map { all[Int($0)] }
    let labels = project.graph.moduleLabels
    let modules = showsDetails && level != .module ? view.graph.modulesOfNodes() : nil
    // A group that contains all nodes distinguishes nothing, so it is left out.
    let groups = Set(shown.map(\.group))
    var locations = ReferenceLocations(in: project)
    var standings = standings
    self.init(
      level: level,
      nodes: zip(view.nodes, shown).map { position, node in
        Node(
          id: node.name, label: node.name, group: groups.count > 1 ? node.group : nil,
          modules: modules?[Int(position)].map { labels[$0.position] })
      },
      edges: view.edges.map { edge in
        let references = project.graph.references(of: edge)
        return Edge(
          from: all[Int(edge.from)].name, to: all[Int(edge.to)].name, count: edge.referenceCount,
          kinds: references.map(\.kind),
          certainty: edge.certainty,
          standing: standings?.standing(of: edge),
          places: showsDetails ? references.map { Place($0, labels, &locations) } : [])
      })
  }
}

extension GraphSummary.Place {
  fileprivate init(
    _ reference: WrittenReference, _ labels: [String], _ locations: inout ReferenceLocations
  ) {
    self.init(
      location: locations.location(of: reference),
      kind: reference.kind, certainty: reference.certainty, ambiguity: reference.ambiguity,
      modules: reference.modules?.map { labels[$0.position] })
  }
}
