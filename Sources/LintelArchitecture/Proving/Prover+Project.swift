import LintelJudging
import LintelProving
import LintelText

extension Prover {
  /// - Parameter today: the day that decides whether exceptions have expired.
  /// - Throws: all errors that make the project impossible to judge.
  package init(
    _ configuration: Configuration, _ project: Project, today: CalendarDate = .today
  ) throws(ConfigurationErrors) {
    self.init(configuration, project, try Judge(configuration, project.graph), today: today)
  }

  /// - Parameters:
  ///   - judge: the judge for `configuration` and the graph of `project`.
  ///   - today: the day that decides whether exceptions have expired.
  package init(
    _ configuration: Configuration, _ project: Project, _ judge: Judge,
    today: CalendarDate = .today
  ) {
    self.init(
      configuration,
      ProvableProject(
        graph: project.graph, workers: project.parts.workers,
        showsSources: project.hidden == nil, source: project.source,
        linked: project.linked, parameterLabels: project.parameterLabels),
      judge, today: today)
  }
}
