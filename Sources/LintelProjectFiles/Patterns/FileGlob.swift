import LintelVocabulary

/// A pattern for paths of files, as shells have them.
///
/// `*` is any part of a name, `?` one character, `[a-z]` and `[!a-z]` one of some characters,
/// `{a,b}` either text, and `**` as a whole part of a path any number of folders. What makes no sense
/// stands for itself.
///
/// Source of the definition: the Bash manual, "Pattern Matching" with `globstar`, and "Brace
/// Expansion".
package struct FileGlob: Hashable, Sendable {
  /// What has a meaning of its own in a pattern.
  package enum Syntax: Sendable {
    case shell
    /// Only `*` and `**`, as in Bazel.
    case starsOnly
  }

  /// How long a pattern may be; no path is longer than a sixteenth of that.
  static let byteLimit = 1 << 16

  package let text: String
  /// Whether it is too long, or has too many choices, so that it matches nothing.
  let isRefused: Bool
  /// What it is by one choice and another.
  let alternatives: [[GlobPart]]

  package init(_ text: String, _ syntax: Syntax = .shell) {
    self.text = text
    let isShort = text.utf8.count <= Self.byteLimit
    let texts = syntax == .shell && isShort ? BraceExpansion.texts(of: text) : [text]
    isRefused = !isShort || texts == nil
    alternatives = (isRefused ? [] : texts ?? []).map { text in
      text.pathParts.map { GlobPart($0, syntax) }
    }
  }

  /// Whether nothing in it has a meaning of its own, so that it names one file.
  var isPlainName: Bool { !text.utf8.contains { "*?[{\\".utf8.contains($0) } }
}

/// What a part of a pattern, between slashes, stands for.
enum GlobPart: Hashable, Sendable {
  /// `**`
  case anyFolders
  case name(NamePattern)

  init(_ text: Substring, _ syntax: FileGlob.Syntax) {
    self = text == "**" ? .anyFolders : .name(NamePattern(text, syntax))
  }
}
