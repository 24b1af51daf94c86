import LintelPlatform
import LintelProjectFiles
import LintelVocabulary

/// The sources that targets compile although the search for sources leaves them out: files in
/// hidden folders, files in folders with names that tools use, and manifests.
struct HiddenSources {
  /// The files, sorted by path.
  private(set) var files: [FoundFile] = []
  private(set) var notes: [Note] = []
  private let map: ModuleMap
  private let root: RootFolder
  private let selection: Selection

  /// - Parameters:
  ///   - walk: the search for sources.
  ///   - manifests: the paths of manifests of all formats.
  ///   - paths: the files and folders that projects name and that were not searched.
  ///   - map: the modules, found without these sources.
  init(
    besides walk: DirectoryWalk, manifests: Set<String>, _ paths: ProjectPaths?, _ map: ModuleMap,
    in root: RootFolder, _ selection: Selection
  ) throws(WorkspaceErrors) {
    self.map = map
    self.root = root
    self.selection = selection
    addManifests(among: walk.files, manifests)
    for path in paths?.hiddenFiles ?? [] where selection.include(path) {
      files.append(FoundFile(path: path, isLinked: root.isLinked(path)))
    }
    try addFolders(besides: walk, paths)
    var seen: Set<PathKey> = []
    files = files.filter { seen.insert(PathKey($0.path)).inserted }
    files.sort { RelativePath.precedes($0.path, $1.path) }
  }

  private mutating func addManifests(among found: [FoundFile], _ manifests: Set<String>) {
    for file in found where isManifest(file.path, manifests) {
      let package = RelativePath.join(RelativePath.folder(of: file.path), "Package.swift")
      if map.compiles(manifest: file.path, isOfPackage: manifests.contains(package)) {
        files.append(file)
      }
    }
  }

  private mutating func addFolders(
    besides walk: DirectoryWalk, _ paths: ProjectPaths?
  ) throws(WorkspaceErrors) {
    var starts = walk.namedFolders.filter(enters)
    let hidden = (paths?.hiddenFolders ?? []) + map.hiddenPackageFolders(besides: walk, in: root)
    for path in hidden where !isPruned(path) {
      starts.append(FoundFile(path: path, isLinked: root.isLinked(path)))
    }
    for folder in walk.namedFolders {
      if let note = map.noteLeavingOut(folder) { notes.append(note) }
    }
    if starts.isEmpty { return }
    let map = map
    var hiddenWalk = DirectoryWalk(
      root, from: starts, enters: { map.reaches($0) }, manifestNames: BazelPackage.fileNames,
      prune: selection.prune, isIncluded: selection.include)
    try hiddenWalk.run()
    let bazelPackages = Set(
      hiddenWalk.manifestFiles.map { PathKey(RelativePath.folder(of: $0.path)) })
    // Files of no target stay left out.
    files += hiddenWalk.files.filter { file in
      guard case .modules(let modules) = map.place(of: file.path) else { return false }
      // Patterns of one package of Bazel do not reach into other packages.
      return !modules.allSatisfy(map.isOfBazel)
        || RelativePath.pathAndFolders(of: file.path).allSatisfy { !bazelPackages.contains($0) }
    }
  }

  private func enters(_ folder: FoundFile) -> Bool {
    map.reaches(folder) && !selection.prune(folder.path)
  }

  /// Whether the caller does not want a folder, or a folder around it.
  private func isPruned(_ folder: String) -> Bool {
    RelativePath.pathAndFolders(of: folder).contains { selection.prune($0.text) }
  }
}

/// Whether a file is in `manifests`, or has a name like `Package@swift-5.9.swift`. A manifest is a
/// source only if a target compiles it.
///
/// - Parameter manifests: the paths of manifests of all formats.
func isManifest(_ path: String, _ manifests: Set<String>) -> Bool {
  manifests.contains(path) || isManifestVersion(RelativePath.fileName(of: path))
}

extension ModuleMap {
  /// Whether a target may compile sources in a folder that is left out by its name.
  ///
  /// The folders that Bazel links to its output contain copies of the sources, and no tool compiles
  /// them. A pattern for everything beside a project, e.g. `**/*.swift`, does not mean the folders
  /// that dependency managers and builds put there, e.g. `Pods`.
  func reaches(_ folder: FoundFile) -> Bool {
    let name = RelativePath.fileName(of: folder.path)
    if folder.isLinked, FolderNames.isOfBazel(name) { return false }
    let parent = RelativePath.folder(of: folder.path)
    let packages = targets(around: parent).lazy.flatMap(\.targets)
    if packages.contains(where: { $0.mayCompile(below: folder.path) }) {
      return true
    }
    let reaching = members.targets(reaching: folder.path)
    return reaching.contains { !FolderNames.isOfTool(name) || !isRoot(parent, of: $0.project) }
  }

  /// Returns the note that patterns of a target match files in a folder that is not searched; `nil`
  /// if there is none.
  func noteLeavingOut(_ folder: FoundFile) -> Note? {
    let name = RelativePath.fileName(of: folder.path)
    guard !folder.isLinked || !FolderNames.isOfBazel(name), !reaches(folder),
      let target = members.targets(reaching: folder.path).first
    else { return nil }
    let module = modules[target.module]
    return Note(
      path: module.manifest,
      message: "'\(folder.path)' is not searched, although the sources of target "
        + "'\(module.target)' may match files in it")
  }

  fileprivate func isOfBazel(_ module: Int) -> Bool {
    BazelPackage.fileNames.contains(RelativePath.fileName(of: modules[module].manifest))
  }

  private func isRoot(_ folder: String, of project: String) -> Bool {
    folder.isEmpty || folder.hasSameBytes(as: project)
  }

  /// Returns the folders of package targets that were not searched. The package manager compiles
  /// nothing in a target folder with a hidden name, e.g. `.Core`, but it compiles a target folder
  /// below a hidden one, e.g. `.lib/Core`.
  func hiddenPackageFolders(besides walk: DirectoryWalk, in root: RootFolder) -> [String] {
    if folders.isEmpty { return [] }
    let searched = walk.folderPaths
    return folders.keys.filter { path in
      !searched.contains(PathKey(path)) && !RelativePath.fileName(of: path).hasBytes(atStart: ".")
        && root.hasFolder(path)
    }.sorted(by: RelativePath.precedes)
  }
}
