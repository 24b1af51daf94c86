import LintelPlatform
import LintelProjectFiles
import LintelVocabulary

/// Sources that targets compile, though the search for sources leaves them out: in hidden folders,
/// in folders with names that tools use, and manifests.
struct HiddenSources {
  /// By path.
  private(set) var files: [FoundFile] = []
  private(set) var notes: [String] = []
  private let map: ModuleMap
  private let root: RootFolder
  private let selection: Selection

  /// - Parameters:
  ///   - walk: the search for sources.
  ///   - manifests: paths of manifests of all formats.
  ///   - paths: what projects name that was not searched.
  ///   - map: made without these sources.
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
    // What no target has is left out as before.
    files += hiddenWalk.files.filter { file in
      guard case .modules(let modules) = map.place(of: file.path) else { return false }
      // Patterns of Bazel do not reach into other packages of it.
      return !modules.allSatisfy(map.isOfBazel)
        || RelativePath.pathAndFolders(of: file.path).allSatisfy { !bazelPackages.contains($0) }
    }
  }

  private func enters(_ folder: FoundFile) -> Bool {
    map.reaches(folder) && !selection.prune(folder.path)
  }

  /// Whether the caller does not want a folder, or one around it.
  private func isPruned(_ folder: String) -> Bool {
    RelativePath.pathAndFolders(of: folder).contains { selection.prune($0.text) }
  }
}

/// Whether a file may be a source only where a target says so.
///
/// - Parameter manifests: paths of manifests of all formats.
func isManifest(_ path: String, _ manifests: Set<String>) -> Bool {
  manifests.contains(path) || isManifestVersion(RelativePath.fileName(of: path))
}

extension ModuleMap {
  /// Whether a target compiles what is in a folder that is left out by its name.
  ///
  /// What Bazel links to is made of the sources, and no tool means it. A pattern for all that is
  /// beside a project does not mean what dependency managers and builds put there either.
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

  /// What to tell where patterns of a target mean a folder that is not searched all the same.
  func noteLeavingOut(_ folder: FoundFile) -> String? {
    let name = RelativePath.fileName(of: folder.path)
    guard !folder.isLinked || !FolderNames.isOfBazel(name), !reaches(folder),
      let target = members.targets(reaching: folder.path).first
    else { return nil }
    let module = modules[target.module]
    return "\(module.manifest):1:1: '\(folder.path)' is not searched, though sources of target "
      + "'\(module.target)' may be in it by their pattern"
  }

  fileprivate func isOfBazel(_ module: Int) -> Bool {
    BazelPackage.fileNames.contains(RelativePath.fileName(of: modules[module].manifest))
  }

  private func isRoot(_ folder: String, of project: String) -> Bool {
    folder.isEmpty || folder.hasSameBytes(as: project)
  }

  /// The folders of targets of packages that were not searched. What is in a folder with a hidden
  /// name, the package manager does not compile; it does so below one.
  func hiddenPackageFolders(besides walk: DirectoryWalk, in root: RootFolder) -> [String] {
    if folders.isEmpty { return [] }
    let searched = walk.folderPaths
    return folders.keys.filter { path in
      !searched.contains(PathKey(path)) && !RelativePath.fileName(of: path).hasBytes(atStart: ".")
        && root.hasFolder(path)
    }.sorted(by: RelativePath.precedes)
  }
}
