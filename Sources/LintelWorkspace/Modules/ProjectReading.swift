import LintelProjectFiles
import LintelScanner
import LintelVocabulary

/// The project files among the files whose names are those of project files.
struct ProjectReading {
  static let fileName = "project.pbxproj"

  /// By path.
  private(set) var projects: [ProjectDescription] = []

  /// - Parameter files: by path.
  /// - Throws: ``WorkspaceErrors`` with every one that cannot be read.
  init(_ files: [FoundFile], in root: RootFolder) throws(WorkspaceErrors) {
    var errors: [WorkspaceError] = []
    for file in files
    where !file.isLinked && LintelWorkspace.fileName(of: file.path) == Self.fileName {
      do throws(ReadError) {
        let bytes = try root.bytes(of: file.path)
        do throws(ProjectFileError) {
          projects.append(
            try XcodeProject.read(bytes, at: file.path) { path in
              isBelowRoot(path) ? try? root.bytes(of: path) : nil
            })
        } catch {
          errors.append(
            WorkspaceError(
              path: file.path, line: error.line, column: error.column, message: error.message))
        }
      } catch {
        errors.append(.unreadable(file.path, error))
      }
    }
    guard errors.isEmpty else { throw WorkspaceErrors(errors) }
  }
}

/// Whether a normalized path leads to something in the folder that is checked.
private func isBelowRoot(_ path: String) -> Bool {
  !path.hasBytes(atStart: "/") && path.pathParts.first != ".." && !path.utf8.contains(0)
}

extension RootFolder {
  /// What is in a file that says something about the project.
  fileprivate func bytes(of path: String) throws(ReadError) -> [UInt8] {
    var buffer = SourceBuffer()
    try read(path, into: &buffer, limit: SizeLimit.text)
    return buffer.withBytes { Array($0) }
  }
}
