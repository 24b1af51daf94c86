import LintelVocabulary

/// A part of a BUILD file or a query that could not be read, and the consequence.
struct BazelNote {
  /// The offset in UTF-8 bytes.
  let offset: Int
  /// A text that begins in lower case and has no full stop.
  let message: String
}

extension ProjectNote {
  /// - Parameters:
  ///   - lines: the lines of the file that the note is about.
  ///   - path: the path of that file.
  init(_ note: BazelNote, _ lines: LineTable, path: String) {
    let place = lines.place(of: UInt32(clamping: note.offset))
    self.init(path: path, line: place.line, column: place.column, message: note.message)
  }
}
