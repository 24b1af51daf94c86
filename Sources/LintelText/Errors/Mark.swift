/// A place in a file that somebody wrote: a rules file, the Swift code that stands for one, or what
/// another tool reads.
package struct Mark: Hashable, Sendable {
  /// The file as the user named it.
  package let path: String
  /// From 1.
  package let line: Int
  /// From 1, in UTF-8 bytes.
  package let column: Int

  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}
