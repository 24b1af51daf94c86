import LintelVocabulary

/// Something that could not be read, and what follows.
struct BazelNote {
  /// Where it is, in UTF-8 bytes.
  let offset: Int
  /// Lower-case start, no full stop.
  let message: String
}

extension BazelNote {
  /// - Parameter path: of the file that the notes are about.
  static func placed(_ notes: [BazelNote], in bytes: [UInt8], of path: String) -> [ProjectNote] {
    if notes.isEmpty { return [] }
    let lines = LineTable(bytes)
    let placed = notes.map { note in
      let place = lines.place(of: UInt32(clamping: note.offset))
      return ProjectNote(path: path, line: place.line, column: place.column, message: note.message)
    }
    return placed.withoutRepetition.sorted {
      ($0.line, $0.column, $0.message) < ($1.line, $1.column, $1.message)
    }
  }
}
