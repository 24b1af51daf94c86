/// The files that a user named, and the manifests in the folders around them.
struct FileList {
  /// By path.
  private(set) var files: [FoundFile] = []
  /// By path; whether they are manifests remains to be seen.
  private(set) var packageFiles: [FoundFile] = []

  /// - Throws: ``WorkspaceError`` with every path that names no Swift file below the root.
  init(_ paths: [String], in root: RootFolder) throws(WorkspaceError) {
    var problems: [WorkspaceProblem] = []
    var names: Set<String> = []
    for path in paths {
      switch Self.check(path, in: root) {
      case .success(let name): names.insert(name)
      case .failure(let problem): problems.append(problem)
      }
    }
    guard problems.isEmpty else { throw WorkspaceError(problems) }

    var folders: Set<String> = []
    for name in names {
      var path = name
      repeat {
        path = folder(of: path)
      } while folders.insert(path).inserted && !path.isEmpty
    }
    // Links may hide in any of the paths.
    files = names.filter { !isManifestVersion(fileName(of: $0)) }.sorted(by: precedes).map {
      FoundFile(path: $0, isLinked: true)
    }
    packageFiles = folders.map { join($0, "Package.swift") }.filter(root.hasFile)
      .sorted(by: precedes).map { FoundFile(path: $0, isLinked: true) }
  }

  private static func check(
    _ path: String, in root: RootFolder
  ) -> Result<String, WorkspaceProblem> {
    func problem(_ message: String) -> Result<String, WorkspaceProblem> {
      .failure(WorkspaceProblem(path: path, message: message))
    }
    guard !path.hasPrefix("/"), let name = normalized(path) else {
      return problem("'\(path)' is not below '\(root.name)'")
    }
    guard name.hasSuffix(".swift") else { return problem("'\(path)' is no Swift file") }
    do throws(SystemError) {
      switch try root.status(of: name).kind {
      case .file: return .success(name)
      case .folder: throw .isFolder
      default: return problem("'\(path)' is no Swift file")
      }
    } catch {
      return .failure(.unreadable(path, error))
    }
  }
}
