import LintelPlatform
import LintelProjectFiles
import LintelScanner
import LintelVocabulary

/// Reads the files into which other tools exported targets, as the user names them.
enum ExportedFiles {
  /// - Parameter paths: relative to the root.
  /// - Returns: the projects, in the order of the files.
  /// - Throws: ``WorkspaceErrors`` with every file that cannot be read.
  static func read(
    _ paths: [String], in root: RootFolder
  ) throws(WorkspaceErrors) -> [ProjectDescription] {
    let others = OtherFiles(root.bytesBelow)
    var buffer = SourceBuffer()
    var projects: [ProjectDescription] = []
    var errors: [WorkspaceError] = []
    for path in paths {
      guard isBelowRoot(path), !root.outside.contains(path) else {
        let place = isBelowRoot(path) ? "checkout" : "folder that is checked"
        errors.append(
          WorkspaceError(
            path: path,
            message: "'\(path)' leads out of the \(place); name a file with targets by a path "
              + "below that"))
        continue
      }
      do throws(ReadError) {
        try root.read(path, into: &buffer, limit: SizeLimit.text)
      } catch {
        errors.append(.unreadable(path, error))
        continue
      }
      do throws(ProjectFileError) {
        let bytes = buffer.withBytes { Array($0) }
        projects += try ExportedTargets.read(bytes, at: path, others: others)
      } catch {
        errors.append(WorkspaceError(path: path, error))
      }
    }
    guard errors.isEmpty else { throw WorkspaceErrors(errors) }
    return projects
  }

  private static func isBelowRoot(_ path: String) -> Bool {
    !path.hasBytes(atStart: "/") && !path.pathParts.contains("..") && !path.utf8.contains(0)
  }
}

extension WorkspaceError {
  init(path: String, _ error: ProjectFileError) {
    self.init(path: path, line: error.line, column: error.column, message: error.message)
  }
}
