import LintelConfiguration
import LintelText
import LintelWorkspace

extension ConfigurationErrors {
  /// Returns the error that there are no Swift files to check below `root`, with possible reasons.
  package static func noFiles(
    root: String, _ workspace: Workspace, _ selection: SourceSelection
  ) -> ConfigurationErrors {
    var message = "no Swift files to check below '\(root)'"
    let walk = workspace.walk
    var reasons: [String] = []
    if !workspace.files.isEmpty {
      let count = workspace.files.count
      reasons.append(
        "\(count) found, but 'sources' leaves \(count == 1 ? "it" : "all of them") out")
    } else if walk.excludedFileCount > 0 {
      reasons.append("'sources' leaves out all \(walk.excludedFileCount) files")
    } else if walk.folderCount > 0 {
      reasons.append(counted(walk.folderCount, "folder") + " searched")
    }
    if !walk.prunedFolders.isEmpty {
      reasons.append("never searched: " + walk.prunedFolders.prefix(5).joined(separator: ", "))
    }
    if selection.tests == .exclude { reasons.append("tests are left out") }
    if !reasons.isEmpty { message += " (" + reasons.joined(separator: "; ") + ")" }
    return ConfigurationErrors(errors: [ConfigurationError(path: root, message: message)])
  }
}
