import LintelReports
import LintelWorkspace

extension RepositoryPaths {
  /// Makes paths from the top of the git repository around the root of a check; if there is none,
  /// from the working folder, or from the root if that lies elsewhere.
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
