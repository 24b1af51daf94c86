/// Where something is written.
public struct SourceLocation: Hashable, Sendable {
  /// With `/` between parts.
  public let path: String
  /// Whether ``path`` begins at the root of the check; that of a rules file, a baseline or a diagram
  /// is as the user named it.
  public let isInProject: Bool
  /// From 1.
  public let line: Int
  /// From 1, in UTF-8 bytes.
  public let column: Int
  /// In UTF-8 bytes, within the line; 0 when only the position is known.
  public let length: Int
  /// The text of the line without its line break, or of a very long line the part around the
  /// place; `nil` when it is not to be shown.
  public let sourceLine: String?
  /// The column at which ``sourceLine`` begins: 1, but in a very long line.
  public let sourceColumn: Int

  public init(
    path: String, isInProject: Bool = true, line: Int, column: Int, length: Int = 0,
    sourceLine: String? = nil, sourceColumn: Int = 1
  ) {
    self.path = path
    self.isInProject = isInProject
    self.line = line
    self.column = column
    self.length = length
    self.sourceLine = sourceLine
    self.sourceColumn = sourceColumn
  }

  /// The text follows from the place, and is long.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(line)
    hasher.combine(column)
    hasher.combine(length)
  }
}

extension SourceLocation {
  package static func precedes(_ left: SourceLocation, _ right: SourceLocation) -> Bool {
    (left.path, left.line, left.column, left.length)
      < (right.path, right.line, right.column, right.length)
  }
}
