/// A word, a text or a mark of a BUILD file, as a place in it.
struct StarlarkToken {
  enum Kind: UInt8 {
    /// Also a number.
    case word
    case text
    case mark
    /// Of a line that is not within brackets, or a `;` there.
    case lineEnd
  }

  let kind: Kind
  /// In UTF-8 bytes.
  let range: Range<Int>
  /// Of an opening bracket the position of the token that closes it.
  var closer: Int?

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
