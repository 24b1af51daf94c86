import LintelPlatform
import LintelProjectFiles
import LintelVocabulary

/// Replaces the paths in projects with the paths on the disk, and collects the files and folders
/// among them that the search for sources left out.
struct ProjectPaths {
  /// The place on the disk of a file or folder that a project names.
  private enum Place {
    case found(String)
    /// It exists, but the search for sources left it out.
    case hidden(String)
    case missing
    case outside
    /// There are several paths that differ from it only in case or in the encoding of accents.
    case unclear([String])
  }

  private let root: RootFolder
  private let files: Set<PathKey>
  private let folders: Set<PathKey>
  private var places: [PathKey: Place] = [:]
  /// Files that targets list, and folders whose files targets take, that were not searched; each
  /// once.
  private(set) var hiddenFiles: [String] = []
  private(set) var hiddenFolders: [String] = []
  /// The number of files that targets list but that do not exist.
  private(set) var missingFileCount = 0
  /// Notes about files that are not read.
  var notes: [Note] = []
  /// Notes about files outside of the root, which are limited in number.
  var outsideNotes: [Note] = []

  /// - Parameter walk: the search for sources, at its end.
  init(_ walk: DirectoryWalk, in root: RootFolder) {
    self.root = root
    files = Set(walk.files.lazy.map { PathKey($0.path) })
    folders = walk.folderPaths
  }

  /// The files and folders that one project names and that are not read.
  struct Unread {
    /// Paths outside of the root, with the target that names each.
    private(set) var outside: [(path: String, target: String)] = []
    private var seen: Set<PathKey> = []
    var unclear: [(path: String, others: [String])] = []
    /// Folders of packages, and of pods that another dependency manager brings.
    var hiddenPackages: [String] = []
    var foreignPods: [String] = []

    mutating func add(_ path: String, outsideOfRootIn target: String) {
      if seen.insert(PathKey(path)).inserted { outside.append((path, target)) }
    }
  }

  /// Replaces the paths in projects. Projects that another description replaces stay as they are;
  /// see ``ProjectPrecedence``.
  mutating func settle(_ projects: inout [ProjectDescription]) {
    let precedence = ProjectPrecedence(projects)
    for index in projects.indices where precedence.counts(projects[index]) {
      var unread = Unread()
      for target in projects[index].targets.indices {
        projects[index].targets[target].listNamedFiles()
        settleFiles(of: &projects[index].targets[target], &unread)
        settleFolders(of: &projects[index].targets[target], projects[index].origin, &unread)
      }
      settlePackages(of: &projects[index], &unread)
      note(unread, of: projects[index].path)
    }
    addOutsideNotes()
  }

  /// Adds notes about packages that others depend on and that were not searched.
  mutating func settle(_ manifests: [Manifest]) {
    for manifest in manifests {
      var unread = Unread()
      for path in manifest.packageFolders where !folders.contains(PathKey(path)) {
        if case (.hidden(let other), true) = place(of: path, among: folders, kind: .folder) {
          unread.hiddenPackages.append(other)
        }
      }
      note(unread, of: manifest.path)
    }
  }

  private mutating func settleFiles(of target: inout ProjectTarget, _ unread: inout Unread) {
    var isChanged = false
    for index in target.files.indices where !files.contains(PathKey(target.files[index].path)) {
      let path = target.files[index].path
      if target.excludes(path) { continue }
      let (place, isNew) = place(of: path, among: files, kind: .file)
      switch place {
      case .found(let other), .hidden(let other):
        if isNew, case .hidden = place { hiddenFiles.append(other) }
        isChanged = isChanged || !other.hasSameBytes(as: path)
        target.files[index].path = other
      case .missing: if isNew { missingFileCount += 1 }
      case .outside: unread.add(path, outsideOfRootIn: target.name)
      case .unclear(let others): if isNew { unread.unclear.append((path, others)) }
      }
    }
    if isChanged { target.files = ListedFile.merged(target.files) }
  }

  private mutating func settleFolders(
    of target: inout ProjectTarget, _ origin: ProjectOrigin, _ unread: inout Unread
  ) {
    for index in target.folders.indices {
      let path = target.folders[index].path
      if let other = settledFolder(path, of: target, origin, &unread) {
        target.folders[index].path = other
      }
    }
    for index in target.patterns.indices {
      let path = target.patterns[index].folder
      if let other = settledFolder(path, of: target, origin, &unread) {
        target.patterns[index].folder = other
      }
    }
  }

  /// - Returns: the path of the folder on the disk, if it differs.
  private mutating func settledFolder(
    _ path: String, of target: ProjectTarget, _ origin: ProjectOrigin, _ unread: inout Unread
  ) -> String? {
    if folders.contains(PathKey(path)) { return nil }
    let (place, isNew) = place(of: path, among: folders, kind: .folder)
    switch place {
    case .found(let other): return other
    case .hidden(let other):
      // The code that dependency managers bring is somebody else's, even if another dependency
      // manager refers to it.
      if origin == .cocoaPods, other.pathParts.contains(where: { FolderNames.isOfTool(String($0)) })
      {
        unread.foreignPods.append(other)
      } else if isNew {
        hiddenFolders.append(other)
      }
      return other
    case .missing: return nil
    case .outside:
      unread.add(path, outsideOfRootIn: target.name)
      return nil
    case .unclear(let others):
      if isNew { unread.unclear.append((path, others)) }
      return nil
    }
  }

  private mutating func settlePackages(
    of project: inout ProjectDescription, _ unread: inout Unread
  ) {
    for index in project.packageFolders.indices {
      let path = project.packageFolders[index]
      if folders.contains(PathKey(path)) { continue }
      let (place, isNew) = place(of: path, among: folders, kind: .folder)
      switch place {
      case .found(let other): project.packageFolders[index] = other
      case .hidden(let other): if isNew { unread.hiddenPackages.append(other) }
      case .missing, .outside, .unclear: break
      }
    }
  }

  /// - Parameter known: the paths of this kind that the search for sources found.
  /// - Returns: the place, and whether it is asked for the first time.
  private mutating func place(
    of path: String, among known: Set<PathKey>, kind: FileStatus.Kind
  ) -> (place: Place, isNew: Bool) {
    if let place = places[PathKey(path)] { return (place, false) }
    let place = foundPlace(of: path, among: known, kind: kind)
    places[PathKey(path)] = place
    return (place, true)
  }

  private func foundPlace(
    of path: String, among known: Set<PathKey>, kind: FileStatus.Kind
  ) -> Place {
    guard !path.utf8.contains(0) else { return .missing }
    guard let below = root.pathBelow(path) else { return .outside }
    let name: String
    if known.contains(PathKey(below)) { return .found(below) }
    switch root.meaning(of: below) {
    case .exact: name = below
    case .spelled(let other): name = other
    case .several(let others): return .unclear(others)
    case .nothing: return .missing
    }
    if known.contains(PathKey(name)) { return .found(name) }
    return (try? root.status(of: name))?.kind == kind ? .hidden(name) : .missing
  }
}
