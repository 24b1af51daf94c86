/// A comment that speaks to Lintel, such as `// lintel:disable:next layering - reason`. 8 bytes.
///
/// `lintel:` is the first thing in the comment, blanks apart; comments that only speak of it, and
/// documentation comments, are for people.
package struct DirectiveFact: BitwiseCopyable, Equatable, Sendable {
  /// Of `lintel:`.
  package var offset: UInt32
  /// After the last byte but blanks of its line, or of its comment.
  package var end: UInt32
}
