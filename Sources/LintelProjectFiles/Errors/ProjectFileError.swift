import LintelVocabulary

/// The reason why a project file cannot be read, with its location.
package struct ProjectFileError: Error, Equatable, Sendable {
  /// The line, counted from 1.
  package let line: Int
  /// The column in UTF-8 bytes, counted from 1.
  package let column: Int
  /// The error, what was expected and what to do. The text begins in lower case and has no full
  /// stop.
  package let message: String

  package init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// - Parameter offset: the offset in the bytes of the file.
  init(_ message: String, at offset: Int, in bytes: [UInt8]) {
    let lines = bytes.prefix(offset).withUnsafeBufferPointer { LineTable($0) }
    let place = lines.place(of: UInt32(clamping: offset))
    self.init(line: place.line, column: place.column, message: message)
  }
}
