import LintelGraph
import LintelJudging
import LintelReports
import LintelText

/// The view that the rules take of each edge of a graph.
struct EdgeStandings {
  private let forbidden: ForbiddenReferences
  /// `nil` if the nodes are no components: rules say nothing about the code within a component.
  private var regulated: RegulatedReferences?

  init(_ judge: Judge, level: NodeLevel) {
    forbidden = judge.forbiddenReferences(today: .today)
    regulated = level == .component ? RegulatedReferences(judge) : nil
  }

  mutating func standing(of edge: CondensedGraph.Edge) -> GraphSummary.Standing? {
    if forbidden.contains(partOf: edge) { return .forbidden }
    return regulated?.contains(partOf: edge).standing
  }
}

extension Bool {
  /// The standing of references that break no rule, if this says whether rules regulate them.
  fileprivate var standing: GraphSummary.Standing { self ? .allowed : .unregulated }
}
