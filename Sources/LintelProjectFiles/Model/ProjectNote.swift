import LintelVocabulary

/// A part of a project that could not be read, and the consequence.
package struct ProjectNote: Hashable, Sendable, CustomStringConvertible {
  /// The path of the project file, or of a file that it includes.
  package let path: String
  /// The line, counted from 1.
  package let line: Int
  /// The column in UTF-8 bytes, counted from 1.
  package let column: Int
  /// A text that begins in lower case and has no full stop.
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
  ///   - offset: the offset in the file.
  ///   - lines: the lines of the file.
  init(_ message: String, at offset: Int, _ lines: LineTable, of path: String) {
    let place = lines.place(of: UInt32(clamping: offset))
    self.init(path: path, line: place.line, column: place.column, message: message)
  }
}

extension [ProjectNote] {
  /// The notes sorted by location, each once.
  var sortedByPlace: [ProjectNote] {
    Set(self).sorted {
      ($0.path, $0.line, $0.column, $0.message) < ($1.path, $1.line, $1.column, $1.message)
    }
  }
}
