import LintelVocabulary

/// Something that could not be read, and what follows.
struct BazelNote {
  /// Where it is, in UTF-8 bytes.
  let offset: Int
  /// Lower-case start, no full stop.
  let message: String
}

extension ProjectNote {
  /// - Parameters:
  ///   - lines: of the file that the note is about.
  ///   - path: of that file.
  init(_ note: BazelNote, _ lines: LineTable, path: String) {
    let place = lines.place(of: UInt32(clamping: note.offset))
    self.init(path: path, line: place.line, column: place.column, message: note.message)
  }
}
