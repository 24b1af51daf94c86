/// The position of a comment that is addressed to Lintel, as the scanner found it.
package struct Directive: Hashable, Sendable {
  /// The path relative to the root of the check, with `/` between parts.
  package let path: String
  /// UTF-8 offset of `lintel:`.
  package let offset: UInt32
  /// UTF-8 offset of the end of the line or comment, without trailing blanks.
  package let end: UInt32

  package init(path: String, offset: UInt32, end: UInt32) {
    self.path = path
    self.offset = offset
    self.end = end
  }
}
