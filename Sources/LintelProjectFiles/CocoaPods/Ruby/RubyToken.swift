/// A token of Ruby, as far as a list of pods needs it.
struct RubyToken {
  enum Kind: Equatable {
    /// A name, a keyword or a number.
    case word(String)
    /// As in `path: 'a'`.
    case label(String)
    /// As in `:path`.
    case symbol(String)
    case text(String)
    /// As in `%w[a b]`.
    case words([String])
    /// A text that depends on what the code does.
    case computed
    case mark(String)
    /// Where a statement may end.
    case lineEnd
  }

  let kind: Kind
  /// In bytes.
  let offset: Int
}
