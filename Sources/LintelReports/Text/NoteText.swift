import LintelVocabulary

extension Note {
  /// Returns the note as a line of text without a line break: the location, if there is one, and
  /// the message.
  package func text(paths: RepositoryPaths) -> String {
    guard let location else { return description }
    return Note(
      path: paths.path(of: location), line: location.line, column: location.column,
      message: message
    ).description
  }
}
