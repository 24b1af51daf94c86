import LintelPlatform

extension AbsolutePath {
  /// Whether what is there is made up by the system as it is read, which may wait, or never end: a
  /// file below `/proc` or `/sys`.
  var isMadeUp: Bool {
    ["/proc", "/sys"].map(AbsolutePath.init).contains { resolved.path(below: $0) != nil }
  }

  /// The innermost folder around the path, or the path itself, that has a `.git`: a folder, or in
  /// other working trees and submodules a file. `nil` where there is none.
  ///
  /// git is never asked: it also takes a folder with `HEAD`, `objects` and `refs` for a repository,
  /// which any commit can bring along. A `.git` can be part of no commit.
  public var repository: AbsolutePath? {
    var candidate: AbsolutePath? = self
    while let folder = candidate {
      if exists(folder.text + "/.git") { return folder }
      candidate = folder.folder
    }
    return nil
  }
}
