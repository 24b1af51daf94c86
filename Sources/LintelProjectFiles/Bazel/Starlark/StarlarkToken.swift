/// A word, a text or a mark of a BUILD file, as a range of the file.
struct StarlarkToken {
  enum Kind: UInt8 {
    /// A name, a keyword or a number.
    case word
    case text
    case mark
    /// The end of a line outside of brackets, or a `;` there.
    case lineEnd
  }

  let kind: Kind
  /// The range in UTF-8 bytes.
  let range: Range<Int>
  /// The position of the token that closes an opening bracket.
  var closer: Int?

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
