import LintelVocabulary

/// Why a project file cannot be read: one fact, with its place.
package struct ProjectFileError: Error, Equatable, Sendable {
  /// From 1.
  package let line: Int
  /// From 1, in UTF-8 bytes.
  package let column: Int
  /// What is wrong, what was expected and what to do: lower-case start, no full stop.
  package let message: String

  package init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// - Parameter offset: into the bytes of the file.
  init(_ message: String, at offset: Int, in bytes: [UInt8]) {
    let lines = bytes.prefix(offset).withUnsafeBufferPointer { LineTable($0) }
    let place = lines.place(of: UInt32(clamping: offset))
    self.init(line: place.line, column: place.column, message: message)
  }
}
