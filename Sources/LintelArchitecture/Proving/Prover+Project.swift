import LintelJudging
import LintelProving
import LintelText

extension Prover {
  /// - Parameter today: the day that decides whether exceptions have expired.
  /// - Throws: all errors that make the project impossible to judge.
  package init(
    _ configuration: Configuration, _ project: Project, today: CalendarDate = .today
  ) throws(ConfigurationErrors) {
    try self.init(
      configuration,
      ProvableProject(
        graph: project.graph, workers: project.parts.workers,
        showsSources: project.hidden == nil, source: project.source,
        linked: project.linked, parameterLabels: project.parameterLabels),
      today: today)
  }
}
