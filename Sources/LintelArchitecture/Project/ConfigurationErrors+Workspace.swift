import LintelRules
import LintelWorkspace

extension ConfigurationErrors {
  /// Says what the workspace could not read in the words of a check that could not be made.
  package init(_ errors: WorkspaceErrors) {
    self.init(
      errors: errors.errors.map {
        ConfigurationError(
          path: $0.path, line: $0.line, column: $0.column, message: $0.message)
      })
  }
}
