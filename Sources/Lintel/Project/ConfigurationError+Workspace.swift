import LintelRules
import LintelWorkspace

extension ConfigurationError {
  /// Says what the workspace could not read in the words of a check that could not be made.
  package init(_ errors: WorkspaceErrors) {
    self.init(
      problems: errors.errors.map {
        ConfigurationProblem(
          path: $0.path, line: $0.line, column: $0.column, message: $0.message)
      })
  }
}
