import LintelRules
import LintelWorkspace

extension ConfigurationError {
  /// Says what the workspace could not read in the words of a check that could not be made.
  package init(_ error: WorkspaceError) {
    self.init(
      problems: error.problems.map {
        ConfigurationProblem(
          path: $0.path, line: $0.line, column: $0.column, message: $0.message)
      })
  }
}
