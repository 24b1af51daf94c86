import LintelPlatform

extension AbsolutePath {
  /// Whether the path, with symbolic links resolved, is `/proc`, `/sys` or below one of them: the
  /// system generates these files when they are read, and reading them may block, or never end.
  var isMadeUp: Bool {
    ["/proc", "/sys"].map(AbsolutePath.init).contains { resolved.path(below: $0) != nil }
  }

  /// The path itself, or the innermost folder around it, that contains a `.git`: a folder, or in
  /// linked worktrees and submodules a file. `nil` where there is none.
  ///
  /// git itself is never asked, because it also accepts a folder with `HEAD`, `objects` and `refs`
  /// as a repository, which any commit can contain. No commit can contain a `.git`.
  package var repository: AbsolutePath? {
    var candidate: AbsolutePath? = self
    while let folder = candidate {
      if exists(folder.text + "/.git") { return folder }
      candidate = folder.folder
    }
    return nil
  }
}
