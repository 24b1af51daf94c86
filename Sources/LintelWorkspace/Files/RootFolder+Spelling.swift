import LintelPlatform
import LintelVocabulary

/// The file or folder that a path means to tools on file systems that ignore case and the encoding
/// of accents: `app/a.swift` in a project file is `App/A.swift` on the disk.
enum PathMeaning: Equatable {
  /// Something exists at exactly this path.
  case exact
  /// Nothing exists at exactly this path, but something exists at one path that differs only in
  /// case or accents.
  case spelled(String)
  /// There are several paths that differ only in case or accents, sorted.
  case several([String])
  case nothing
}

extension RootFolder {
  /// The largest number of similar paths that are followed.
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

  /// Returns a path that a project file writes, relative to the root: the written path may be
  /// absolute, or lead out of the root and back, e.g. `../App/A.swift` where the root is called
  /// `App`. `nil` if it leads elsewhere.
  func pathBelow(_ path: String) -> String? {
    let isAbsolute = path.hasBytes(atStart: "/")
    guard isAbsolute || path.pathParts.first == ".." else { return path }
    for root in [place, realPlace] {
      let full = AbsolutePath(isAbsolute ? path : root.text + "/" + path)
      if let below = full.path(below: root) { return below }
    }
    return nil
  }

  /// Whether a path contains a symbolic link.
  func isLinked(_ path: String) -> Bool {
    var path = path
    while !path.isEmpty {
      if (try? status(of: path, followsLinks: false))?.kind == .link { return true }
      path = RelativePath.folder(of: path)
    }
    return false
  }
}
