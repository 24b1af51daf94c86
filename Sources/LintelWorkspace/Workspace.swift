import LintelScanner

/// The sources of a project: which files there are, and which modules they belong to.
///
/// Modules come from the package manifests below the root, which are read but never run. A file
/// belongs to the target whose folder is deepest and that compiles it; files that no target claims
/// form one module without a name, and so do all files of a project without packages. What a
/// target's manifest excludes or declares a resource is no source, unless the target's folder is
/// that of its package.
public struct Workspace: Sendable {
  /// By name, then by package.
  public let modules: [WorkspaceModule]
  /// By path, each file once, whatever the number of paths that lead to it.
  public let files: [WorkspaceFile]
  /// What the user should know: `path:line:column: text`, such as that part of a manifest is
  /// computed and was not read.
  public let notes: [String]
  public let walk: WalkSummary

  /// Finds all Swift files below a folder.
  ///
  /// Symbolic links are followed, also out of the folder. Hidden files and folders, build products,
  /// the code of dependency managers, documentation catalogues, templates, playgrounds, and package
  /// manifests are left out.
  ///
  /// - Parameters:
  ///   - prune: says of a folder that nothing below it is wanted; it is not looked into then.
  ///     The folder's path is relative to `root`.
  ///   - isIncluded: says of a file whether it is wanted. The file's path is relative to `root`.
  /// - Throws: ``WorkspaceError`` when `root` or something below it cannot be read.
  public init(
    root: String, prune: @escaping (String) -> Bool = { _ in false },
    isIncluded: @escaping (String) -> Bool = { _ in true }
  ) throws(WorkspaceError) {
    let folder = try RootFolder(root)
    var walk = DirectoryWalk(folder, prune: prune, isIncluded: isIncluded)
    try walk.run()
    try self.init(walk, root: folder)
  }

  private init(_ walk: DirectoryWalk, root: RootFolder) throws(WorkspaceError) {
    let packages = try PackageFiles(walk.packageFiles, in: root)
    let sources = walk.files.filter { !packages.paths.contains($0.path) }
    let map = ModuleMap(
      manifests: packages.manifests, files: sources.map(\.path), isFolder: root.hasFolder)

    var claimed: [PlacedFile] = []
    var unclaimed: [PlacedFile] = []
    for file in sources {
      switch map.place(of: file.path) {
      case .module(let module): claimed.append(PlacedFile(path: file.path, module: module))
      case .unclaimed: unclaimed.append(PlacedFile(path: file.path, module: 0))
      case .excluded: break
      }
    }
    // Of the paths to one file, the one that a target claims goes before the others.
    var links = LinkedFiles(sources, in: root)
    var placed: [PlacedFile] = []
    for file in claimed + unclaimed where try links.isNew(file.path) { placed.append(file) }
    placed.sort { precedes($0.path, $1.path) }

    let order = ModuleOrder(map.modules, used: placed)
    modules = order.modules
    self.files = placed.map { file in
      WorkspaceFile(
        path: file.path, module: order.position(of: file.module),
        isTest: map.modules[file.module].isTest || isInTestFolder(file.path))
    }
    notes = map.notes
    self.walk = walk.summary
  }
}
