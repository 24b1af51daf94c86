import LintelGraph
import LintelJudging
import LintelReports
import LintelText

/// The view that the rules take of each edge of a graph.
struct EdgeStandings {
  private let forbidden: ForbiddenReferences
  /// `nil` if the nodes are no components, or no rule is about which component may use which.
  private var allowed: AllowedReferences?

  init(_ judge: Judge, level: NodeLevel) {
    forbidden = judge.forbiddenReferences(today: .today)
    allowed = level == .component ? AllowedReferences(judge, today: .today) : nil
  }

  mutating func standing(of edge: CondensedGraph.Edge) -> GraphSummary.Standing? {
    if forbidden.contains(partOf: edge) { return .forbidden }
    guard let isAllowed = allowed?.contains(partOf: edge) else { return nil }
    return isAllowed ? .allowed : .unregulated
  }
}
