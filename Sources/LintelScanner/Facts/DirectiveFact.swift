/// A comment that addresses Lintel, such as `// lintel:disable:next layering - reason`. 8 bytes.
///
/// `lintel:` is the first text in the comment, except for blanks. Comments that only mention it,
/// and documentation comments, are not directives.
package struct DirectiveFact: BitwiseCopyable, Equatable, Sendable {
  /// The offset of `lintel:`.
  package var offset: UInt32
  /// The offset after the last byte of the line or the comment, without trailing blanks.
  package var end: UInt32
}
