import LintelArchitecture
import LintelGraph
import LintelReports
import LintelText

/// The cycles of a graph, and the references to cut in order to break them.
struct CycleText {
  private let project: Project
  private let level: NodeLevel
  private let graph: CondensedGraph
  private let cycles: [CondensedView.Cycle]

  init(_ view: CondensedView, _ level: NodeLevel, in project: Project) {
    self.project = project
    self.level = level
    graph = view.graph
    cycles = view.cycles()
  }

  var text: String {
    guard !cycles.isEmpty else { return "no cycles between \(level.plural)\n" }
    var locations = ReferenceLocations(in: project)
    return cycles.map { text(of: $0, &locations) }.joined(separator: "\n")
  }

  private func text(of cycle: CondensedView.Cycle, _ locations: inout ReferenceLocations) -> String
  {
    let names = cycle.nodes.map(name).joined(separator: ", ")
    var lines = [
      "\(counted(cycle.nodes.count, level.rawValue)) depend on each other: \(names)"
    ]
    for cut in cycle.cuts {
      let references = project.graph.references(of: cut)
      lines.append(
        "  cut \(name(cut.from)) -> \(name(cut.to)): \(counted(references.count, "reference"))")
      for reference in references {
        lines.append(
          "    \(locations.text(of: reference)): \(reference.kind.rawValue)\(reference.ambiguityNote)"
        )
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func name(_ node: Int32) -> String { "'\(graph.nodes[Int(node)].name.visible)'" }
}
