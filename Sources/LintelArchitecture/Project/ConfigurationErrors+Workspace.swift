import LintelText
import LintelWorkspace

extension ConfigurationErrors {
  /// Converts errors of the workspace into errors of a check.
  ///
  /// - Parameter root: the root of the check, if the paths are relative to it.
  package init(_ errors: WorkspaceErrors, below root: String? = nil) {
    self.init(
      errors: errors.errors.map {
        ConfigurationError(
          path: $0.path, isInProject: root != nil && $0.path != root, line: $0.line,
          column: $0.column, message: $0.message)
      })
  }
}
