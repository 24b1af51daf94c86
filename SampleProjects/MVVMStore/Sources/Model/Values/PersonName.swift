/// What somebody is to be called.
struct PersonName: Equatable, Sendable {
  let text: String

  /// Throws ``Problem/missingName`` if there are only blanks.
  init(_ text: String) throws(Problem) {
    self.text = text.trimmed
    guard !self.text.isEmpty else { throw .missingName }
  }
}
