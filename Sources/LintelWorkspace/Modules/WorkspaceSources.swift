import LintelProjectFiles
import LintelVocabulary

/// The sources of a project, including those that are sources only because a target compiles them.
struct WorkspaceSources {
  /// The files, sorted by path.
  let files: [FoundFile]
  private(set) var map: ModuleMap
  let notes: [Note]
  /// The number of files that targets list but that do not exist.
  let missingFileCount: Int

  /// - Parameters:
  ///   - walk: the search for sources.
  ///   - found: the manifests that it found.
  ///   - exported: the projects that other tools exported.
  /// - Throws: ``WorkspaceErrors`` when a folder that a target compiles cannot be read.
  init(
    _ walk: DirectoryWalk, _ found: ManifestFiles, exported: [ProjectDescription],
    in root: RootFolder, _ selection: Selection
  ) throws(WorkspaceErrors) {
    var projects = exported + found.projects
    var paths: ProjectPaths?
    if !projects.isEmpty || found.manifests.contains(where: { !$0.packageFolders.isEmpty }) {
      var settling = ProjectPaths(walk, in: root)
      settling.settle(&projects)
      settling.settle(found.manifests)
      paths = settling
    }
    let ordinary = walk.files.filter { !isManifest($0.path, found.paths) }
    func map(_ files: [FoundFile]) -> ModuleMap {
      ModuleMap(
        manifests: found.manifests, projects: projects, files: files.map(\.path),
        spelledFolder: root.spelledFolder)
    }
    let first = map(ordinary)
    let hidden = try HiddenSources(
      besides: walk, manifests: found.paths, paths, first, in: root, selection)
    files = (ordinary + hidden.files).sorted { RelativePath.precedes($0.path, $1.path) }
    self.map = hidden.files.isEmpty ? first : map(files)
    self.map.noteLeftOut(selection.leftOut)
    notes = (paths?.notes ?? []) + hidden.notes
    missingFileCount = paths?.missingFileCount ?? 0
  }
}

extension RootFolder {
  /// Returns the path of a folder on the disk; `nil` if there is none.
  fileprivate func spelledFolder(_ path: String) -> String? {
    if hasFolder(path) { return path }
    guard case .spelled(let other) = meaning(of: path), hasFolder(other) else { return nil }
    return other
  }
}
