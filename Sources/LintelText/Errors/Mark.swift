/// A location in a file that a person wrote: a rules file, Swift code that states rules, or an
/// input of another tool.
package struct Mark: Hashable, Sendable {
  /// The file path as the user named it.
  package let path: String
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in UTF-8 bytes.
  package let column: Int

  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}
