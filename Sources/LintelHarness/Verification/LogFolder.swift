import LintelPlatform
import LintelRules
import LintelWorkspace

/// Where the user wants what was printed by builds and tests that failed.
struct LogFolder {
  let path: String

  /// Makes the folder, unless it is there; the one that holds it has to be.
  init(_ path: String) throws(ConfigurationErrors) {
    self.path = path
    guard isFolder(path) || mkdir(path, 0o777) == 0 else {
      throw ConfigurationErrors(
        path: path,
        message: "cannot make the folder '\(path)': \(String(cString: strerror(errno)))")
    }
  }

  /// - Parameter name: of what was run, such as `MVC/ModelKnowsController`.
  /// - Returns: the file.
  func keep(_ log: String, of name: String) throws(ConfigurationErrors) -> String {
    let file = name.split { $0 == "/" || $0 == " " }.joined(separator: "-")
    let path = "\(path)/\(file).log"
    do throws(WorkspaceErrors) {
      try writeAtomically(Array(log.utf8), to: path, followsLinks: false)
    } catch {
      throw ConfigurationErrors(error)
    }
    return path
  }
}
