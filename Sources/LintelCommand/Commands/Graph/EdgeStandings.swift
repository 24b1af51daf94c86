import LintelGraph
import LintelJudging
import LintelReports
import LintelText

/// The view that the rules take of each edge of a graph.
struct EdgeStandings {
  private let forbidden: ForbiddenReferences
  private var regulated: RegulatedReferences

  init(_ judge: Judge) {
    forbidden = judge.forbiddenReferences(today: .today)
    regulated = RegulatedReferences(judge)
  }

  mutating func standing(of edge: CondensedGraph.Edge) -> GraphSummary.Standing {
    if forbidden.contains(partOf: edge) { return .forbidden }
    return regulated.contains(partOf: edge) ? .allowed : .unregulated
  }
}
