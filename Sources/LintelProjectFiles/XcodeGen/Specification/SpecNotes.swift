import LintelText
import LintelVocabulary

/// Collects the notes on a specification.
struct SpecNotes {
  private var notes: Set<Note> = []
  /// The variables with a note: one note for each is enough.
  private var variables: Set<String> = []

  /// The notes sorted by location.
  var sorted: [Note] { notes.sorted(by: Note.precedes) }

  mutating func add(_ message: String, at mark: Mark) {
    notes.insert(Note(path: mark.path, line: mark.line, column: mark.column, message: message))
  }

  mutating func add(_ others: [Note]) { notes.formUnion(others) }

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
