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

  package let text: String
  private let alternatives: [[GlobPart]]

  package init(_ text: String, _ syntax: Syntax = .shell) {
    self.text = text
    // No path is that long.
    guard text.utf8.count <= 4_096 else {
      alternatives = []
      return
    }
    let texts = syntax == .shell ? BraceExpansion.texts(of: text) : [text]
    alternatives = texts.map { text in text.pathParts.map { GlobPart($0, syntax) } }
  }

  /// Whether nothing in it has a meaning of its own, so that it names one file.
  var isPlainName: Bool { !text.utf8.contains { "*?[{\\".utf8.contains($0) } }

  /// - Parameter path: its parts, relative to where the pattern is.
  func matches(_ path: ArraySlice<Substring>) -> Bool {
    alternatives.contains { GlobPart.match($0[...], path) }
  }

  /// Whether it may match something in a folder.
  ///
  /// - Parameter folder: the parts of its path, relative to where the pattern is.
  func mayMatch(below folder: ArraySlice<Substring>) -> Bool {
    alternatives.contains { GlobPart.mayMatch($0, below: folder) }
  }
}

/// What a part of a pattern, between slashes, stands for.
enum GlobPart: Hashable, Sendable {
  /// `**`
  case anyFolders
  case name(NamePattern)

  init(_ text: Substring, _ syntax: FileGlob.Syntax) {
    self = text == "**" ? .anyFolders : .name(NamePattern(text, syntax))
  }

  static func mayMatch(_ pattern: [GlobPart], below folder: ArraySlice<Substring>) -> Bool {
    var pattern = pattern[...]
    for part in folder {
      switch pattern.popFirst() {
      case .anyFolders: return true
      case .name(let name): guard name.matches(part) else { return false }
      case nil: return false
      }
    }
    return !pattern.isEmpty
  }

  /// Goes back to the last `**` alone: what an earlier one could take instead, the last one can too.
  static func match(_ pattern: ArraySlice<GlobPart>, _ path: ArraySlice<Substring>) -> Bool {
    var pattern = pattern
    var path = path
    var retry: (pattern: ArraySlice<GlobPart>, path: ArraySlice<Substring>)?
    while true {
      switch (pattern.first, path.first) {
      case (nil, nil): return true
      case (.anyFolders, _):
        pattern = pattern.dropFirst()
        if pattern.isEmpty { return true }
        retry = (pattern, path)
        continue
      case (.name(let name), let part?) where name.matches(part):
        pattern = pattern.dropFirst()
        path = path.dropFirst()
        continue
      default: break
      }
      guard let (start, from) = retry, !from.isEmpty else { return false }
      retry = (start, from.dropFirst())
      (pattern, path) = (start, from.dropFirst())
    }
  }
}
