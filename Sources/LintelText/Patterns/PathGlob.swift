import LintelVocabulary

/// A pattern for the paths of files, relative to the root of the check.
///
/// `*` and `?` stay within one folder, `**` crosses folders (`App/**` is everything below `App`),
/// `{name}` captures one folder or part of a name and must be equal wherever it recurs. Every other
/// character, including `[`, `]` and a space, stands for itself. Case is significant, except in
/// presets, which serve projects with a folder `Domain` and projects with a folder `domain`.
package struct PathGlob: Hashable, Sendable, CustomStringConvertible {
  /// The reason why a text is not a glob; the message has a lower-case start and no full stop.
  package struct Failure: Error, Equatable, Sendable {
    package let message: String
  }

  package let pattern: Pattern

  package init(_ text: String) throws(Failure) { try self.init(text, ignoresCase: false) }

  package init(_ text: String, ignoresCase: Bool) throws(Failure) {
    if let reason = Self.reasonAgainst(text) { throw Failure(message: reason) }
    do {
      pattern = try Pattern(text, isForPaths: true, ignoresCase: ignoresCase)
    } catch {
      throw Failure(message: Self.message(error, in: text))
    }
  }

  private static func message(_ failure: Pattern.Failure, in text: String) -> String {
    switch failure {
    case .doubleStarInsidePart where text.utf8.contains(UInt8(ascii: "\\")):
      let glob = text.split(separator: "\\").joined(separator: "/")
      return "folders are separated by '/' instead of '\\'; write '\(glob)'"
    case .badCaptureName(let name) where name.contains(","):
      guard let globs = alternatives(of: text, name) else { return failure.message }
      return "braces capture a name and give no choice; write a list of globs: "
        + "[\(globs.joined(separator: ", "))]"
    default: return failure.message
    }
  }

  /// Returns the globs that a shell makes of a text with one choice: `A/B` and `A/C` of `A/{B,C}`.
  private static func alternatives(of text: String, _ names: String) -> [String]? {
    let parts = text.split(separator: "{\(names)}", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts.contains(where: { $0.contains("{") }) else { return nil }
    return names.split(separator: ",").map { "\(parts[0])\($0)\(parts[1])" }
  }

  /// The glob as it was written.
  package var description: String { pattern.text }

  /// Whether the glob matches a file.
  ///
  /// - Parameter path: relative to the root, with `/` between parts.
  package func matches(_ path: String) -> Bool { pattern.matches(path) }

  /// Whether some file below a folder could match, so that the folder is worth walking.
  ///
  /// - Parameter folder: relative to the root, with `/` between parts and none at the end; empty
  ///   for the root itself.
  package func canMatch(below folder: String) -> Bool {
    folder.isEmpty || pattern.matchesSome(beginningWith: folder + "/")
  }

  private static func reasonAgainst(_ text: String) -> String? {
    if text.hasBytes(atStart: "/") { return "a path is relative to the root of the check" }
    let parts = text.pathParts
    if parts.contains("..") || parts.contains(".") {
      return "a path has no '.' or '..' parts; it is relative to the root of the check"
    }
    if text.hasBytes(atEnd: "**/") {
      return "a path matches files; write '\(String(text.unicodeScalars.dropLast()))' for all below"
    }
    if text.hasBytes(atEnd: "/") { return "a path matches files; write '\(text)**' for all below" }
    if !text.isEmpty, text.utf8.count > parts.reduce(parts.count - 1, { $0 + $1.utf8.count }) {
      return "a path has no empty parts"
    }
    return nil
  }
}

extension Pattern.Failure {
  /// The reason, with a lower-case start and no full stop.
  package var message: String {
    switch self {
    case .empty: "it is empty"
    case .tooLong(let limit): "it is longer than \(limit) bytes"
    case .unclosedCapture: "'{' and '}' come in pairs, as in '{feature}'"
    case .badCaptureName(let name):
      "'{\(name)}' captures nothing; a capture's name consists of letters, digits, '_' and '-'"
    case .adjacentCaptures: "two captures require text between them"
    case .severalRecur(let first, let second):
      "both '{\(first)}' and '{\(second)}' recur; only one capture may"
    case .recursAfterRun(let name):
      "'{\(name)}' recurs, so its first use must be at the start of a folder or name"
    case .doubleStarInsidePart: "'**' stands for whole folders; write '*' within a name"
    }
  }
}
