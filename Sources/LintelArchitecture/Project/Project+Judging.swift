import LintelJudging
import LintelText

extension Project {
  /// Applies a configuration to the project.
  ///
  /// - Throws: all errors that make it impossible to judge; if some are about modules and targets
  ///   that do not exist, also the manifests whose targets are not known.
  package func judge(_ configuration: Configuration) throws(ConfigurationErrors) -> Judge {
    do throws(ConfigurationErrors) {
      return try Judge(configuration, graph)
    } catch {
      guard error.errors.contains(where: \.isAboutTargets) else { throw error }
      throw ConfigurationErrors(
        errors: error.errors
          + unknownTargets.compactMap { note in
            note.location.map {
              ConfigurationError(
                path: $0.path, isInProject: true, line: $0.line, column: $0.column,
                message: note.message)
            }
          })
    }
  }
}
