import LintelPlatform
import LintelReports
import LintelWorkspace

extension RepositoryPaths {
  /// Paths from the top of the git repository around the root of a check; where there is none, from
  /// the working folder, or from the root if it lies elsewhere.
  init(around root: String) {
    let root = AbsolutePath(root).resolved
    let here = AbsolutePath.workingFolder.resolved
    let top = Self.repository(around: root) ?? (root.path(below: here) == nil ? root : here)
    let prefix = root.path(below: top).map { $0.isEmpty ? "" : $0 + "/" } ?? ""
    self.init(
      source: { prefix + $0 },
      named: { AbsolutePath($0).resolved.path(below: top) ?? $0 })
  }

  private static func repository(around root: AbsolutePath) -> AbsolutePath? {
    var candidate: AbsolutePath? = root
    while let folder = candidate {
      // A folder, or in other working trees and submodules a file.
      if exists(folder.text + "/.git") { return folder }
      candidate = folder.folder
    }
    return nil
  }
}
