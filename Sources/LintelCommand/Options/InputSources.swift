import LintelPlatform
import LintelWorkspace

/// The sources and manifests that a command has found, so that it writes over none of them.
final class InputSources {
  private var found: [(root: String, workspace: Workspace)] = []

  func add(_ workspace: Workspace, root: String) { found.append((root, workspace)) }

  /// The source that is the same file as what is at a path, if there is one.
  ///
  /// A file with one name is a source by that name, or through a link: then the others need not be
  /// looked at, which would take as long as to find them.
  func source(at path: String) -> String? {
    guard let file = try? FileStatus(of: path), file.kind == .file else { return nil }
    for (root, workspace) in found {
      let files = file.nameCount > 1 ? workspace.files.map(\.path) + workspace.manifestPaths : []
      let source = (files + workspace.linkedPaths).first { source in
        (try? FileStatus(of: root + "/" + source))?.identity == file.identity
      }
      if let source { return source }
    }
    return nil
  }
}
