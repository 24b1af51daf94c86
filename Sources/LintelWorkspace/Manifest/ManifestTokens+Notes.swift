import LintelVocabulary

/// A note on a manifest that is being read: the line is looked up at the end.
struct TokenNote {
  /// The index of the token.
  let position: Int
  /// A text that begins in lower case and has no full stop.
  let message: String
}

extension ManifestTokens {
  /// Returns notes with their locations, in the order of the file.
  ///
  /// - Parameter path: the path of the manifest, relative to the root.
  func placed(_ notes: [TokenNote], of path: String) -> [Note] {
    notes.sorted { $0.position < $1.position }.map { note in
      let place = place(of: note.position)
      return Note(path: path, line: place.line, column: place.column, message: note.message)
    }
  }
}
