/// Something that makes a rules file, or the sources it names, impossible to check.
///
/// Not the same thing as a finding: a finding says that a rule is broken, an error says that the
/// rule cannot be judged.
public struct ConfigurationError: Hashable, Sendable, Error {
  /// The rules file, source file or folder.
  public let path: String
  /// Whether ``path`` begins at the root of the check; else it is as the user named it.
  public let isInProject: Bool
  /// From 1; 0 when the error is about the file as a whole.
  public let line: Int
  /// From 1, in UTF-8 bytes; 0 when the error is about the file as a whole.
  public let column: Int
  /// What is wrong, what was expected and what to do: lower-case start, no full stop.
  public let message: String

  public init(
    path: String, isInProject: Bool = false, line: Int = 0, column: Int = 0, message: String
  ) {
    self.path = path
    self.isInProject = isInProject
    self.line = line
    self.column = column
    self.message = message
  }
}

/// All that is wrong with a configuration, at least one error, in the order of the file.
public struct ConfigurationErrors: Error, Equatable, Sendable {
  public let errors: [ConfigurationError]

  public init(errors: [ConfigurationError]) { self.errors = errors }

  /// A single error about something as a whole.
  package init(path: String, message: String) {
    errors = [ConfigurationError(path: path, message: message)]
  }
}
