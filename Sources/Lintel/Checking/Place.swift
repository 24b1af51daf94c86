import LintelVocabulary
import LintelWorkspace

extension Architecture {
  /// A location in a source, rules or project file.
  public struct Place: Hashable, Sendable {
    /// The file path, with `/` between its parts; the path of a source file is relative to the root
    /// of the check.
    public let path: String
    /// The absolute file path.
    public let absolutePath: String
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1 in UTF-8 bytes.
    public let column: Int

    init(_ location: SourceLocation, root: String) {
      path = location.path
      line = location.line
      column = location.column
      let isBelowRoot = location.isInProject && !location.path.hasPrefix("/")
      absolutePath = AbsolutePath(isBelowRoot ? root + "/" + path : path).text
    }
  }
}
