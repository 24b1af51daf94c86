import LintelRules
import LintelWorkspace

extension ConfigurationErrors {
  /// Says what the workspace could not read in the words of a check that could not be made.
  ///
  /// - Parameter root: the root of the check, if paths begin there.
  package init(_ errors: WorkspaceErrors, below root: String? = nil) {
    self.init(
      errors: errors.errors.map {
        ConfigurationError(
          path: $0.path, isInProject: root != nil && $0.path != root, line: $0.line,
          column: $0.column, message: $0.message)
      })
  }
}
