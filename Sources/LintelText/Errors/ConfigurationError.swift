/// An error that makes it impossible to check a rules file, or the sources that it names.
///
/// It is not a finding: a finding says that a rule is broken, an error says that the rule cannot be
/// judged.
package struct ConfigurationError: Hashable, Sendable, Error {
  /// The rules file, source file or folder.
  package let path: String
  /// Whether ``path`` begins at the root of the check; otherwise it is as the user named it.
  package let isInProject: Bool
  /// The line, from 1; 0 if the error is about the file as a whole.
  package let line: Int
  /// The column, from 1, in UTF-8 bytes; 0 if the error is about the file as a whole.
  package let column: Int
  /// The mistake, what was expected and what to do: lower-case start, no full stop.
  package let message: String
  /// Whether the error may come from targets that are not known.
  package let isAboutTargets: Bool

  package init(
    path: String, isInProject: Bool = false, line: Int = 0, column: Int = 0, message: String,
    isAboutTargets: Bool = false
  ) {
    self.path = path
    self.isInProject = isInProject
    self.line = line
    self.column = column
    self.message = message
    self.isAboutTargets = isAboutTargets
  }
}

/// All errors in a configuration, at least one, in the order of the file.
package struct ConfigurationErrors: Error, Equatable, Sendable {
  package let errors: [ConfigurationError]

  package init(errors: [ConfigurationError]) { self.errors = errors }

  /// A single error about a file or folder as a whole.
  package init(path: String, message: String) {
    errors = [ConfigurationError(path: path, message: message)]
  }
}
