import LintelRules

extension Architecture {
  /// Reads the project in a folder, to ask what depends on what in it.
  ///
  /// - Throws: everything that makes a judgement impossible, though nothing is judged.
  package func queries(
    about root: String, _ options: ReadingOptions
  ) throws(ConfigurationErrors) -> (project: Project, queries: GraphQueries) {
    let project = try Project(root: root, for: configuration, options)
    return (project, GraphQueries(project.graph, try Judge(configuration, project.graph)))
  }
}
