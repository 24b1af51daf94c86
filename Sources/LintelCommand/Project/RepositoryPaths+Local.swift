import LintelReports
import LintelWorkspace

extension RepositoryPaths {
  /// Paths from the working folder to what lies in the root of a check; from the root itself if that
  /// lies elsewhere.
  init(fromWorkingFolderTo root: String) {
    let name = AbsolutePath(root).displayed
    let isElsewhere = name.utf8.first == UInt8(ascii: "/")
    let prefix = name == "." || isElsewhere ? "" : name + "/"
    self.init(source: { prefix + $0 }, named: { $0 })
  }
}
