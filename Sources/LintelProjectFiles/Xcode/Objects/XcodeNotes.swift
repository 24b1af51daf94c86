import LintelVocabulary

/// Collects the notes on a project file while it is read.
struct XcodeNotes {
  private var notes: [(offset: Int, message: String)] = []

  mutating func add(_ message: String, at node: PropertyList.Node) {
    notes.append((node.offset, message))
  }

  /// Returns all notes, sorted by location, each once.
  ///
  /// - Parameters:
  ///   - bytes: the project file.
  ///   - others: the notes on other files.
  func all(in bytes: [UInt8], at path: String, and others: [ProjectNote]) -> [ProjectNote] {
    var result = others
    if !notes.isEmpty {
      let lines = LineTable(bytes)
      result += notes.map { ProjectNote($0.message, at: $0.offset, lines, of: path) }
    }
    return result.sortedByPlace
  }
}
