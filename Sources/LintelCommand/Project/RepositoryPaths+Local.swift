import LintelReports
import LintelWorkspace

extension RepositoryPaths {
  /// Makes paths from the working folder to files below the root of a check or, if the root is not
  /// in the working folder, from the root.
  init(fromWorkingFolderTo root: String) {
    let name = AbsolutePath(root).displayed
    let isElsewhere = name.utf8.first == UInt8(ascii: "/")
    let prefix = name == "." || isElsewhere ? "" : name + "/"
    self.init(source: { prefix + $0 }, named: { $0 })
  }

  /// Makes paths from a folder that the user names to files below the root of a check. The paths
  /// are absolute if the folder is `/`, or if neither the folder nor the root lies below the other.
  init(from folder: String, to root: String) {
    let start = AbsolutePath(folder)
    let path: @Sendable (AbsolutePath) -> String = {
      (start.folder == nil ? nil : $0.path(from: start)) ?? $0.text
    }
    let root = AbsolutePath(root)
    let prefix = path(root) == "." ? "" : path(root) + "/"
    self.init(source: { prefix + $0 }, named: { path(AbsolutePath($0)) })
  }
}
