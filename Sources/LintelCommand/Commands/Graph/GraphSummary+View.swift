import Lintel
import LintelGraph
import LintelReports
import LintelRules
import LintelVocabulary

extension GraphSummary {
  /// - Parameter showsPlaces: whether edges say where they are written, for which sources are read.
  init(
    level: Level, _ view: CondensedView, of project: Project, forbidden: ForbiddenReferences,
    showsPlaces: Bool
  ) {
    let all = view.graph.nodes
    let shown = view.nodes.map { all[Int($0)] }
    // Groups tell something only if there are several.
    let groups = Set(shown.map(\.group))
    var locations = ReferenceLocations(in: project)
    self.init(
      level: level,
      nodes: shown.map {
        Node(id: $0.name, label: $0.name, group: groups.count > 1 ? $0.group : nil)
      },
      edges: view.edges.map { edge in
        let references = project.graph.references(of: edge)
        return Edge(
          from: all[Int(edge.from)].name, to: all[Int(edge.to)].name, count: edge.referenceCount,
          kinds: references.map(\.kind),
          certainty: edge.certainty,
          isForbidden: forbidden.contains(partOf: edge),
          places: showsPlaces ? references.map { Place($0, &locations) } : [])
      })
  }
}

extension GraphSummary.Place {
  fileprivate init(_ reference: WrittenReference, _ locations: inout ReferenceLocations) {
    let location = locations.location(in: reference.file, at: reference.offset)
    self.init(
      location: SourceLocation(
        path: location.path, line: location.line, column: location.column,
        length: Int(reference.length)),
      kind: reference.kind, certainty: reference.certainty, ambiguity: reference.ambiguity)
  }
}
