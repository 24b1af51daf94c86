import LintelPlatform
import LintelVocabulary

/// A path from the root of the file system, without `.`, `..` and doubled or trailing slashes, so
/// that equal paths are written alike.
package struct AbsolutePath: Hashable, Sendable {
  private let parts: [String]

  private init(parts: [String]) { self.parts = parts }

  /// Creates a path from a path as a user writes it: a relative one starts from the working folder.
  ///
  /// Symbolic links are not resolved: `link/..` is the folder that contains the link.
  package init(_ path: String) {
    let full = path.hasBytes(atStart: "/") ? path : Self.systemWorkingFolder + "/" + path
    var parts: [String] = []
    for part in full.pathParts where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    self.parts = parts
  }

  package static var workingFolder: AbsolutePath { AbsolutePath(".") }

  /// The path as text, with a slash at the start.
  package var text: String { "/" + parts.joined(separator: "/") }

  /// The folder that contains the file or folder at the path; `nil` for the root.
  package var folder: AbsolutePath? {
    parts.isEmpty ? nil : AbsolutePath(parts: parts.dropLast())
  }

  /// The path as a message names it: relative to the working folder when one of the two contains
  /// the other, otherwise absolute.
  package var displayed: String { path(from: .workingFolder) ?? text }

  /// Returns the path relative to a folder, `.` for the folder itself; `nil` when neither lies
  /// below the other.
  package func path(from folder: AbsolutePath) -> String? {
    if let below = path(below: folder) { return below.isEmpty ? "." : below }
    guard let up = folder.path(below: self) else { return nil }
    return up.pathParts.map { _ in ".." }.joined(separator: "/")
  }

  /// Returns the rest of the path after `folder`, empty for the folder itself; `nil` outside of it.
  package func path(below folder: AbsolutePath) -> String? {
    guard parts.starts(with: folder.parts) else { return nil }
    return parts.dropFirst(folder.parts.count).joined(separator: "/")
  }

  /// Returns the deepest folder that contains both paths, or the one of the two that contains the
  /// other.
  package func common(with other: AbsolutePath) -> AbsolutePath {
    AbsolutePath(
      parts: zip(parts, other.parts).prefix { $0 == $1 }.map(\.0))
  }

  /// The path with symbolic links resolved; where nothing exists, its folder is resolved.
  package var resolved: AbsolutePath {
    if let real = realPath(text) { return AbsolutePath(real) }
    guard let name = parts.last, let folder else { return self }
    return AbsolutePath(parts: folder.resolved.parts + [name])
  }

  private static var systemWorkingFolder: String {
    guard let folder = getcwd(nil, 0) else { return "" }
    defer { free(folder) }
    return String(cString: folder)
  }
}
