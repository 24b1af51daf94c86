import LintelArchitecture
import LintelPlatform
import LintelText
import LintelWorkspace

/// The folder in which the user keeps the logs of builds and tests that failed.
struct LogFolder {
  let path: String

  /// Creates the folder if it does not exist; the folder that contains it must exist.
  init(_ path: String) throws(ConfigurationErrors) {
    self.path = path
    guard isFolder(path) || mkdir(path, 0o777) == 0 else {
      throw ConfigurationErrors(
        path: path,
        message: "cannot make the folder '\(path)': \(String(cString: strerror(errno)))")
    }
  }

  /// - Parameter name: the name of what was built or tested, such as `MVC/ModelKnowsController`.
  /// - Returns: the path of the log.
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
