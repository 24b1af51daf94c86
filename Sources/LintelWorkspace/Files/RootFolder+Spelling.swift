import LintelPlatform
import LintelVocabulary

/// What a path means to tools on file systems that take no notice of case and of how accents are
/// encoded: `app/a.swift` in a project file is `App/A.swift` on the disk.
enum PathMeaning: Equatable {
  /// There is something at the very path.
  case exact
  /// There is one path that differs in nothing else.
  case spelled(String)
  /// There are several such paths, sorted.
  case several([String])
  case nothing
}

extension RootFolder {
  /// How many paths are followed that are nearly the same.
  private static let spellingLimit = 16

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
    // The very same names come first.
    guard let first = found.first, !first.isEmpty else { return .nothing }
    if first.hasSameBytes(as: parts.joined(separator: "/")) { return .exact }
    return found.count == 1 ? .spelled(first) : .several(found.sorted(by: RelativePath.precedes))
  }

  /// A path that a project file writes, relative to the root: it may be written from the root of the
  /// file system, or lead out of the root and back. `nil` if it leads elsewhere.
  func pathBelow(_ path: String) -> String? {
    let isAbsolute = path.hasBytes(atStart: "/")
    guard isAbsolute || path.pathParts.first == ".." else { return path }
    for root in [place, realPlace] {
      let full = AbsolutePath(isAbsolute ? path : root.text + "/" + path)
      if let below = full.path(below: root) { return below }
    }
    return nil
  }

  /// Whether a symbolic link is on a path.
  func isLinked(_ path: String) -> Bool {
    var path = path
    while !path.isEmpty {
      if (try? status(of: path, followsLinks: false))?.kind == .link { return true }
      path = RelativePath.folder(of: path)
    }
    return false
  }
}
