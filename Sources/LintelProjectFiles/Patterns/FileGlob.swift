import LintelVocabulary

/// A pattern for file paths, with the syntax of shells.
///
/// `*` matches any part of a name, `?` one character, `[a-z]` and `[!a-z]` one of a set of
/// characters, `{a,b}` either text, and `**`, as a whole part of a path, any number of folders. A
/// bracket or brace without its counterpart matches itself.
///
/// Source of the definition: the Bash manual, "Pattern Matching" with `globstar`, and "Brace
/// Expansion".
package struct FileGlob: Hashable, Sendable {
  /// The set of characters that have a special meaning in a pattern.
  package enum Syntax: Sendable {
    case shell
    /// Only `*` and `**`, as in Bazel.
    case starsOnly
  }

  /// The largest length of a pattern in bytes: 16 times the length of the longest path.
  static let byteLimit = 1 << 16

  package let text: String
  /// Whether the pattern is too long or has too many choices, so that it matches nothing.
  let isRefused: Bool
  /// The patterns to which the braces expand, each split into its parts.
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

  /// Whether the pattern has no wildcards, so that it names one file.
  var isPlainName: Bool { !text.utf8.contains { "*?[{\\".utf8.contains($0) } }
}

/// A part of a pattern, between slashes.
enum GlobPart: Hashable, Sendable {
  /// `**`
  case anyFolders
  case name(GlobName)

  init(_ text: Substring, _ syntax: FileGlob.Syntax) {
    self = text == "**" ? .anyFolders : .name(GlobName(text, syntax))
  }
}

/// Writes out the choices in a pattern: `{a,b}/c` becomes `a/c` and `b/c`.
enum BraceExpansion {
  /// The largest number of texts, in addition to one for each comma. Each choice multiplies the
  /// number of texts, but a single choice may have any number of alternatives.
  static let limit = 256

  /// - Returns: the text itself if it has no choices; `nil` if it has too many.
  static func texts(of text: String) -> [String]? {
    let limit = limit + text.utf8.count { $0 == UInt8(ascii: ",") }
    var done: [String] = []
    var waiting = [text]
    while let next = waiting.popLast() {
      guard let choice = firstChoice(in: Array(next.utf8)) else {
        done.append(next)
        continue
      }
      waiting += choice.reversed()
      if done.count + waiting.count > limit { return nil }
    }
    return done
  }

  /// Returns the texts that the first innermost choice makes of a text; `nil` if it has no choice.
  private static func firstChoice(in bytes: [UInt8]) -> [String]? {
    var open: [(brace: Int, commas: [Int])] = []
    for (position, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "{"): open.append((position, []))
      case UInt8(ascii: ",") where !open.isEmpty: open[open.count - 1].commas.append(position)
      case UInt8(ascii: "}"):
        // Braces without a comma are part of a name, `{a}`, and may be inside of a choice.
        guard let (start, commas) = open.popLast(), !commas.isEmpty else { continue }
        let ends = commas + [position]
        return zip([start] + commas, ends).map { before, end in
          String(
            decoding: bytes[..<start] + bytes[(before + 1)..<end] + bytes[(position + 1)...],
            as: UTF8.self)
        }
      default: break
      }
    }
    return nil
  }
}
