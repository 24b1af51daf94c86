import LintelVocabulary

/// What could not be read of a project, on the way.
struct XcodeNotes {
  private var notes: [(offset: Int, message: String)] = []

  mutating func add(_ message: String, at node: PropertyList.Node) {
    notes.append((node.offset, message))
  }

  /// All of them, by place, each once.
  ///
  /// - Parameters:
  ///   - bytes: the project file.
  ///   - others: those on other files.
  func all(in bytes: [UInt8], at path: String, and others: [ProjectNote]) -> [ProjectNote] {
    var result = others
    if !notes.isEmpty {
      let lines = LineTable(bytes)
      result += notes.map {
        let place = lines.place(of: UInt32(clamping: $0.offset))
        return ProjectNote(path: path, line: place.line, column: place.column, message: $0.message)
      }
    }
    return Set(result).sorted {
      ($0.path, $0.line, $0.column, $0.message) < ($1.path, $1.line, $1.column, $1.message)
    }
  }
}
