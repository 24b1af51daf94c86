import LintelGraph
import LintelReports
import LintelRules

extension OpenedProject {
  /// The graph of a level.
  ///
  /// - Throws: for components, when there is no rules file to say what they are.
  func condensed(
    _ level: GraphSummary.Level, counting filter: ReferenceFilter = .all
  ) throws(ConfigurationErrors) -> CondensedGraph {
    switch level {
    case .type: project.graph.condensedByType(counting: filter)
    case .file: project.graph.condensedByFile(counting: filter)
    case .folder: project.graph.condensedByFolder(counting: filter)
    case .component: try requiredJudge().condensedByComponent(counting: filter)
    case .module: project.graph.condensedByModule(counting: filter)
    }
  }
}

extension GraphSummary.Level {
  var plural: String { rawValue + "s" }
}
