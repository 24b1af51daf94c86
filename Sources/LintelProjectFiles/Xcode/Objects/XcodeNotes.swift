import LintelVocabulary

/// Collects the notes on a project file while it is read.
struct XcodeNotes {
  private var notes: [OffsetNote] = []

  mutating func add(_ message: String, at node: PropertyList.Node) {
    notes.append(OffsetNote(offset: node.offset, message: message))
  }

  /// Returns all notes, sorted by location, each once.
  ///
  /// - Parameters:
  ///   - bytes: the project file.
  ///   - others: the notes on other files.
  func all(in bytes: [UInt8], at path: String, and others: [Note]) -> [Note] {
    let own = notes.isEmpty ? [] : notes.placed(in: LineTable(bytes), of: path)
    return (others + own).sortedByPlace
  }
}
