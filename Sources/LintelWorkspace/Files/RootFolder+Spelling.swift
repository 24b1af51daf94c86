import LintelPlatform
import LintelVocabulary

/// The file or folder that a path means to tools on file systems that ignore case and the encoding
/// of accents: `app/a.swift` in a project file is `App/A.swift` on the disk.
enum PathMeaning: Equatable {
  /// Something exists at exactly this path.
  case exact
  /// Nothing exists at exactly this path, but something exists at one path that differs only in
  /// case or in the encoding of accents.
  case spelled(String)
  /// Nothing exists at exactly this path, but something exists at several paths that differ only in
  /// case or in the encoding of accents, sorted.
  case several([String])
  case nothing
}

extension RootFolder {
  /// The largest number of paths that ``meaning(of:)`` follows at once.
  private static let spellingLimit = 16

  /// Returns the file or folder that a path leads to.
  ///
  /// - Parameter path: relative to the root, without `.` and `..`.
  func meaning(of path: String) -> PathMeaning {
    let parts = path.pathParts
    var found = [""]
    for part in parts {
      found = Array(
        found.lazy.flatMap { folder in
          self.listings.names(like: part, in: folder, open: self.open).map { join(folder, $0) }
        }.prefix(Self.spellingLimit))
    }
    // An exact match comes first.
    guard let first = found.first, !first.isEmpty else { return .nothing }
    if first.hasSameBytes(as: parts.joined(separator: "/")) { return .exact }
    return found.count == 1 ? .spelled(first) : .several(found.sorted(by: RelativePath.precedes))
  }

  /// Returns a path from a project file, relative to the root. The path in the file may be
  /// absolute, or lead out of the root and back, e.g. `../App/A.swift` where the root is called
  /// `App`; `nil` if it leads elsewhere.
  func pathBelow(_ path: String) -> String? {
    let isAbsolute = path.hasBytes(atStart: "/")
    guard isAbsolute || path.pathParts.first == ".." else { return path }
    for root in [place, realPlace] {
      let full = AbsolutePath(isAbsolute ? path : root.text + "/" + path)
      if let below = full.path(below: root) { return below }
    }
    return nil
  }

  /// Whether the file or folder at a path, or a folder on the way to it, is a symbolic link.
  func isLinked(_ path: String) -> Bool {
    var path = path
    while !path.isEmpty {
      if (try? status(of: path, followsLinks: false))?.kind == .link { return true }
      path = RelativePath.folder(of: path)
    }
    return false
  }
}
