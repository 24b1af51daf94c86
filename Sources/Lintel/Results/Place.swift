import LintelVocabulary
import LintelWorkspace

extension Architecture {
  /// Where something is written.
  public struct Place: Hashable, Sendable {
    /// Relative to the root of the check, with `/` between parts.
    public let path: String
    /// From `/` on.
    public let absolutePath: String
    /// From 1.
    public let line: Int
    /// From 1, in UTF-8 bytes.
    public let column: Int

    init(_ location: SourceLocation, root: String) {
      path = location.path
      line = location.line
      column = location.column
      let isBelowRoot = location.path.hasBytes(atEnd: ".swift") && !location.path.hasPrefix("/")
      absolutePath = AbsolutePath(isBelowRoot ? root + "/" + path : path).text
    }
  }
}
