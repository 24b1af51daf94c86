import LintelJudging
import LintelText

extension DeclaredArchitecture {
  /// Reads the project in a folder, and returns it with queries about its dependencies.
  ///
  /// - Throws: all errors that would make judging impossible, although nothing is judged.
  package func queries(
    about root: String, _ options: ReadingOptions
  ) throws(ConfigurationErrors) -> (project: Project, queries: GraphQueries) {
    let project = try Project(root: root, for: configuration, options)
    return (project, GraphQueries(project.graph, try project.judge(configuration)))
  }
}
