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
