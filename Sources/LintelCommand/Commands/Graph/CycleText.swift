import Lintel
import LintelGraph
import LintelReports
import LintelRules

/// What depends on itself, and which references to cut to end that.
struct CycleText {
  private let project: Project
  private let level: GraphSummary.Level
  private let graph: CondensedGraph
  private let tangles: [Tangle]

  init(_ view: CondensedView, _ level: GraphSummary.Level, in project: Project) {
    self.project = project
    self.level = level
    graph = view.graph
    tangles = view.tangles()
  }

  var text: String {
    guard !tangles.isEmpty else { return "no cycles between \(level.plural)\n" }
    var places = ReferencePlaces(in: project)
    return tangles.map { text(of: $0, &places) }.joined(separator: "\n")
  }

  private func text(of tangle: Tangle, _ places: inout ReferencePlaces) -> String {
    let names = tangle.nodes.map(name).joined(separator: ", ")
    var lines = [
      "\(counted(tangle.nodes.count, level.rawValue)) depend on each other: \(names)"
    ]
    for cut in tangle.cuts {
      let references = project.graph.references(of: cut)
      lines.append(
        "  cut \(name(cut.from)) -> \(name(cut.to)): \(counted(references.count, "reference"))")
      for reference in references {
        lines.append(
          "    \(places.text(of: reference)): \(reference.kind.rawValue)\(reference.doubt)")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func name(_ node: Int32) -> String { "'\(graph.nodes[Int(node)].name.visible)'" }
}
