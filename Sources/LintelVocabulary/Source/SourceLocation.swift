/// Where something is written.
public struct SourceLocation: Hashable, Sendable {
  /// Relative to the root of the check, with `/` between parts.
  public let path: String
  /// From 1.
  public let line: Int
  /// From 1, in UTF-8 bytes.
  public let column: Int
  /// In UTF-8 bytes, within the line; 0 when only the position is known.
  public let length: Int
  /// The text of the line without its line break; `nil` when it is not to be shown.
  public let sourceLine: String?

  public init(path: String, line: Int, column: Int, length: Int = 0, sourceLine: String? = nil) {
    self.path = path
    self.line = line
    self.column = column
    self.length = length
    self.sourceLine = sourceLine
  }
}

extension SourceLocation {
  package static func precedes(_ left: SourceLocation, _ right: SourceLocation) -> Bool {
    (left.path, left.line, left.column, left.length)
      < (right.path, right.line, right.column, right.length)
  }
}
