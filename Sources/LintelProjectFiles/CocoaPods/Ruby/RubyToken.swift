/// A token of Ruby, with the detail that lists of pods need.
struct RubyToken {
  enum Kind: Equatable {
    /// A name, a keyword or a number.
    case word(String)
    /// A label, as in `path: 'a'`.
    case label(String)
    /// A symbol, as in `:path`.
    case symbol(String)
    case text(String)
    /// A list of texts, as in `%w[a b]`.
    case words([String])
    /// A text whose value is not known, as in `"#{root}/Kit"`.
    case computed
    case mark(String)
    /// An end of a line, where a statement may end.
    case lineEnd
  }

  let kind: Kind
  /// The offset in bytes.
  let offset: Int
}
