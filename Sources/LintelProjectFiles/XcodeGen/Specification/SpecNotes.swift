import LintelText

/// Collects the notes on a specification.
struct SpecNotes {
  private var notes: Set<ProjectNote> = []
  /// The variables with a note: one note for each is enough.
  private var variables: Set<String> = []

  /// The notes sorted by location.
  var sorted: [ProjectNote] {
    notes.sorted {
      ($0.path, $0.line, $0.column, $0.message) < ($1.path, $1.line, $1.column, $1.message)
    }
  }

  mutating func add(_ message: String, at mark: Mark) {
    notes.insert(
      ProjectNote(path: mark.path, line: mark.line, column: mark.column, message: message))
  }

  mutating func add(_ others: [ProjectNote]) { notes.formUnion(others) }

  /// Returns a text without environment variables; `nil`, with a note, if it contains one.
  ///
  /// - Parameter consequence: the end of the note: the consequence of leaving the text out.
  mutating func known(_ node: SpecNode, else consequence: String) -> String? {
    guard let text = node.text else { return nil }
    guard let variable = SpecText.variable(in: text) else { return text }
    if variables.insert(variable).inserted {
      add(
        "the value of '${\(variable)}' comes from the environment and is not known; \(consequence)",
        at: node.mark)
    }
    return nil
  }
}
