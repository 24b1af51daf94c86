import LintelProjectFiles
import LintelScanner
import LintelVocabulary

/// The sources of a project: which files there are, and which modules they belong to.
///
/// Modules come from the manifests and project files below the root, which are read, and run only if
/// that is asked for.
/// A file belongs to the targets that another tool exported, else to the target of a package whose
/// folder is deepest and that compiles it, or else to all targets of projects that compile it.
/// Files that no target claims form one module without a name, and so do all files where there is
/// neither package nor project. What a target's manifest excludes or declares a resource is no
/// source, unless the target's folder is that of its package.
public struct Workspace: Sendable {
  /// By name, then by package.
  public let modules: [WorkspaceModule]
  /// By path, each file once, whatever the number of paths that lead to it.
  public let files: [WorkspaceFile]
  /// Which files are manifests.
  package let manifestPaths: [String]
  /// What the user should know: `path:line:column: text`, such as that part of a manifest is
  /// computed and was not read.
  public let notes: [String]
  public let projects: FoundProjects
  public let walk: WalkSummary
  /// How many files targets declare to be no sources.
  public let excludedFileCount: Int
  /// How many files were left out as they are those of tools, such as `fastlane`, and no target
  /// compiles them.
  public let toolFileCount: Int

  /// What modules are read from; a further format is a folder beside `Manifest`, and its line here.
  static let formats: [ProjectFormat] = [
    .package, .xcode, .xcodeWorkspace, .xcodeGen, .tuist, .bazel, .cocoaPods,
  ]

  /// Finds all Swift files below a folder.
  ///
  /// Symbolic links are followed, also out of the folder; manifests and what they name are read only
  /// in the checkout around it. A file that they make appear at several
  /// paths is taken at its own path, if that is wanted; otherwise at a path where a target claims
  /// it, or at the first. Where only links make it part of a target, it belongs to that target all
  /// the same. Hidden files and folders, build products, the code of dependency managers,
  /// documentation catalogues, templates, playgrounds, and manifests are left out, and so is the
  /// code of tools that no target compiles.
  ///
  /// - Parameters:
  ///   - runManifest: what to ask of packages whose manifests compute what they are made of; `nil` to
  ///     run no code.
  ///   - prune: says of a folder that nothing below it is wanted; it is not looked into then.
  ///     The folder's path is relative to `root`.
  ///   - jobs: how many threads read project files; 0 for one per core.
  ///   - targetFiles: paths of files, relative to `root`, that other tools wrote targets to. What
  ///     they say counts more than all projects and packages.
  ///   - leavesTestsOut: whether the caller wants no tests; these are found all the same, but a
  ///     path at which a file is no test then counts more than one at which it is.
  ///   - isIncluded: says of a file whether it is wanted. The file's path is relative to `root`.
  /// - Throws: ``WorkspaceErrors`` when `root` or something below it cannot be read.
  public init(
    root: String, jobs: Int = 0, targetFiles: [String] = [], runManifest: ManifestRun? = nil,
    prune: @escaping (String) -> Bool = { _ in false },
    leavesTestsOut: Bool = false, isIncluded: @escaping (String) -> Bool = { _ in true }
  ) throws(WorkspaceErrors) {
    let folder = try RootFolder(root)
    let selection = Selection(prunes: prune, includes: isIncluded)
    let reading = ManifestReading(formats: Self.formats, root: folder, jobs: jobs)
    var walk = DirectoryWalk(
      folder, manifestNames: Self.formats.flatMap(\.manifestNames), prune: selection.prune,
      isIncluded: selection.include, noteManifest: reading.begin)
    try walk.run()
    try self.init(
      walk, targetFiles, exported: ExportedFiles.read(targetFiles, in: folder), root: folder,
      selection, leavesTestsOut: leavesTestsOut, reading, runManifest: runManifest)
  }

  private init(
    _ walk: DirectoryWalk, _ targetFiles: [String], exported: [ProjectDescription],
    root: RootFolder, _ selection: Selection, leavesTestsOut: Bool, _ reading: ManifestReading,
    runManifest: ManifestRun?
  ) throws(WorkspaceErrors) {
    let found = try ManifestFiles(
      walk.manifestFiles, in: root, reading, runManifest: runManifest)
    let sources = try WorkspaceSources(
      walk, found, exported: exported, in: root, selection)
    let map = sources.map
    var tests = TestFolders(
      sources.files.map(\.path), packages: Set(found.manifests.map(\.folder)), in: root,
      where: map.mayBeTest)
    var placed: [PlacedFile] = []
    var tools = ToolFolders(manifests: found.paths, in: root)
    var excludedCount = 0
    var toolCount = 0
    for paths in try LinkedFiles(sources.files, in: root).paths {
      let places = paths.compactMap { map.placed($0, &tests) }
      var file = PlacedFile.chosen(among: places, leavingTestsOut: leavesTestsOut)
      file?.isOutside = paths[0].isLinked && root.outside.contains(paths[0].path)
      if let file {
        if file.modules.isEmpty, tools.hold(file.path) {
          toolCount += 1
        } else {
          placed.append(file)
        }
      } else {
        excludedCount += 1
      }
    }
    placed.sort { RelativePath.precedes($0.path, $1.path) }

    let order = ModuleOrder(map.modules, used: placed)
    modules = order.modules
    self.files = placed.map { file in
      WorkspaceFile(
        path: file.path, modules: order.positions(of: file), isTest: file.isTest,
        isOutside: file.isOutside)
    }
    manifestPaths = found.paths.sorted(by: RelativePath.precedes) + targetFiles
    projects = FoundProjects(
      found.manifests, map.projects, unclaimedFileCount: placed.count(where: \.modules.isEmpty),
      missingFileCount: sources.missingFileCount)
    notes =
      map.notes + sources.notes + found.notes + found.manifests.remedies + root.outside.notes
    self.walk = walk.summary
    excludedFileCount = excludedCount
    toolFileCount = toolCount
  }
}
