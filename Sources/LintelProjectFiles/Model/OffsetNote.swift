import LintelVocabulary

/// A note on a file that is being read: the lines of offsets are looked up at the end, all at once.
struct OffsetNote {
  /// The offset in UTF-8 bytes.
  let offset: Int
  /// A text that begins in lower case and has no full stop.
  let message: String
}

extension Note {
  /// - Parameters:
  ///   - offset: the offset in the file.
  ///   - lines: the lines of the file.
  init(_ message: String, at offset: Int, _ lines: LineTable, of path: String) {
    let place = lines.place(of: UInt32(clamping: offset))
    self.init(path: path, line: place.line, column: place.column, message: message)
  }
}

extension [OffsetNote] {
  /// Returns the notes with their locations, in the same order.
  ///
  /// - Parameter lines: the lines of the file at the path.
  func placed(in lines: LineTable, of path: String) -> [Note] {
    map { Note($0.message, at: $0.offset, lines, of: path) }
  }
}

extension [Note] {
  /// The notes sorted by location, each once.
  var sortedByPlace: [Note] { Set(self).sorted(by: Note.precedes) }
}
