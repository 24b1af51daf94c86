import LintelReports
import LintelWorkspace

extension RepositoryPaths {
  /// Makes paths from the top of the git repository around the root of a check. Without a
  /// repository, makes paths from the working folder or, if the root is not in it, from the root.
  init(around root: String) {
    let root = AbsolutePath(root).resolved
    let here = AbsolutePath.workingFolder.resolved
    let top = root.repository ?? (root.path(below: here) == nil ? root : here)
    let prefix = root.path(below: top).map { $0.isEmpty ? "" : $0 + "/" } ?? ""
    self.init(
      source: { prefix + $0 },
      named: { AbsolutePath($0).resolved.path(below: top) ?? $0 })
  }
}
