/// A location in a file.
package struct SourceLocation: Hashable, Sendable {
  /// The file path, with `/` between parts.
  package let path: String
  /// Whether ``path`` begins at the root of the check; the path of a rules file, a baseline or a
  /// diagram is as the user named it.
  package let isInProject: Bool
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in UTF-8 bytes.
  package let column: Int
  /// The length in UTF-8 bytes, within the line; 0 if only the line and column are known.
  package let length: Int
  /// The text of the line without its line break, or of a very long line the part around the
  /// location; `nil` if it is not known or must not be shown.
  package let sourceLine: String?
  /// The column at which ``sourceLine`` begins: 1, except in a very long line.
  package let sourceColumn: Int

  package init(
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

  /// Leaves out the text, which follows from the location and is long.
  package func hash(into hasher: inout Hasher) {
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
