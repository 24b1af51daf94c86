/// The errors because of which sources cannot be read or a file cannot be written: at least one, in
/// path order.
public struct WorkspaceErrors: Error, Equatable, Sendable, CustomStringConvertible {
  public let errors: [WorkspaceError]

  init(_ errors: [WorkspaceError]) {
    self.errors = errors.sorted {
      ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column)
    }
  }

  init(path: String, message: String) {
    errors = [WorkspaceError(path: path, message: message)]
  }

  /// The errors, one per line.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}

/// One file or folder that cannot be read or written.
public struct WorkspaceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Relative to the root, with `/` between parts; the root itself as the user named it.
  public let path: String
  /// From 1; 0 when the error is about the whole file or folder.
  public let line: Int
  /// From 1, in UTF-8 bytes; 0 when the error is about the whole file or folder.
  public let column: Int
  /// What is wrong: lower-case start, no full stop. Names the path when `line` is 0.
  public let message: String

  init(path: String, line: Int = 0, column: Int = 0, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// `path:line:column: message`, or the message alone when the error has no line.
  public var description: String { line == 0 ? message : "\(path):\(line):\(column): \(message)" }
}
