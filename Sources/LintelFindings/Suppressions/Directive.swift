/// Where a comment speaks to Lintel, as the scanner found it.
public struct Directive: Hashable, Sendable {
  /// Relative to the root of the check, with `/` between parts.
  public let path: String
  /// UTF-8 offset of `lintel:`.
  public let offset: UInt32
  /// UTF-8 offset after the last byte but blanks of its line, or of its comment.
  public let end: UInt32

  public init(path: String, offset: UInt32, end: UInt32) {
    self.path = path
    self.offset = offset
    self.end = end
  }
}
