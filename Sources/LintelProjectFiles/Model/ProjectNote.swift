import LintelVocabulary

/// Something in a project that could not be read, and what follows.
package struct ProjectNote: Hashable, Sendable, CustomStringConvertible {
  /// Of the project file, or of a file that it includes.
  package let path: String
  /// From 1.
  package let line: Int
  /// From 1, in UTF-8 bytes.
  package let column: Int
  /// Lower-case start, no full stop.
  package let message: String

  package init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  package var description: String { "\(path):\(line):\(column): \(message)" }
}

extension ProjectNote {
  /// - Parameters:
  ///   - offset: into the file.
  ///   - lines: those of the file.
  init(_ message: String, at offset: Int, _ lines: LineTable, of path: String) {
    let place = lines.place(of: UInt32(clamping: offset))
    self.init(path: path, line: place.line, column: place.column, message: message)
  }
}

extension [ProjectNote] {
  /// By place, each once.
  var sortedByPlace: [ProjectNote] {
    Set(self).sorted {
      ($0.path, $0.line, $0.column, $0.message) < ($1.path, $1.line, $1.column, $1.message)
    }
  }
}
