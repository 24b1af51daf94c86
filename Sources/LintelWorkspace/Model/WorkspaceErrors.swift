/// The errors that prevent sources from being read or a file from being written: at least one, in
/// path order.
package struct WorkspaceErrors: Error, Equatable, Sendable, CustomStringConvertible {
  package let errors: [WorkspaceError]

  init(_ errors: [WorkspaceError]) {
    self.errors = errors.sorted {
      ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column)
    }
  }

  init(path: String, message: String) {
    errors = [WorkspaceError(path: path, message: message)]
  }

  /// The errors, one per line.
  package var description: String { errors.map(\.description).joined(separator: "\n") }
}

/// One file or folder that cannot be read or written.
package struct WorkspaceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path relative to the root, with `/` between parts; for the root itself, the path as the
  /// user named it.
  package let path: String
  /// The line, from 1; 0 when the error is about the whole file or folder.
  package let line: Int
  /// The column, from 1, in UTF-8 bytes; 0 when the error is about the whole file or folder.
  package let column: Int
  /// The error: lower-case start, no full stop. Names the path when `line` is 0.
  package let message: String

  init(path: String, line: Int = 0, column: Int = 0, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// `path:line:column: message`, or the message alone when the error has no line.
  package var description: String { line == 0 ? message : "\(path):\(line):\(column): \(message)" }
}
