import LintelProjectFiles
import LintelScanner
import LintelVocabulary

/// The sources of a project: which files there are, and which modules they belong to.
///
/// Modules come from the manifests and project files below the root, which are read as text;
/// package manifests are run only on request. A file belongs to the targets that another tool
/// exported, or else to the package target that compiles it and whose folder is deepest, or else to
/// all project targets that compile it. Files that no target claims form one module without a name,
/// and so do all files where there is neither package nor project. A file that its target's
/// manifest excludes or declares a resource is not a source, unless the target's folder is the
/// whole package.
package struct Workspace: Sendable {
  /// The modules, sorted by name, then by package.
  package let modules: [WorkspaceModule]
  /// The files, sorted by path; each file once, even if several paths lead to it.
  package let files: [WorkspaceFile]
  /// The paths of the manifests.
  package let manifestPaths: [String]
  /// Notes for the user, e.g. that a part of a manifest is computed and was not read.
  package let notes: [Note]
  package let projects: FoundProjects
  /// The packages and projects whose targets are not all known.
  package let unknownTargets: [Note]
  package let walk: WalkSummary
  /// The number of files that manifests exclude or declare as resources.
  package let excludedFileCount: Int
  /// The number of files that were left out because they belong to a tool, such as `fastlane`, and
  /// no target compiles them.
  package let toolFileCount: Int

  /// The formats that modules are read from. A further format needs an entry here;
  /// `CONTRIBUTING.md` lists its other parts.
  static let formats: [ProjectFormat] = [
    .package, .xcode, .xcodeWorkspace, .xcodeGen, .tuist, .bazel, .cocoaPods,
  ]

  /// Finds all Swift files below a folder.
  ///
  /// Symbolic links are followed, even out of the folder, but manifests, and the files that they
  /// name, are read only inside the checkout around it. A file that links make appear at several
  /// paths is listed once: at its own path, if the caller wants that path; otherwise at the first
  /// path where a target claims it, or else at the first path. If a target contains the file only
  /// through links, it belongs to that target all the same. Hidden files and folders, build
  /// products, the code of dependency managers, documentation catalogues, templates, playgrounds
  /// and manifests are left out, and so is the code of tools, unless a target compiles it.
  ///
  /// - Parameters:
  ///   - runManifest: runs the manifest of a package that computes its targets; `nil` to run no
  ///     code.
  ///   - prune: whether nothing below a folder is wanted, so that the folder is not searched. The
  ///     folder's path is relative to `root`.
  ///   - jobs: how many threads read project files; 0 for one per core.
  ///   - swift: the version of Swift for which the manifest of a package is chosen, if there are
  ///     several.
  ///   - targetFiles: paths, relative to `root`, of files into which other tools exported targets.
  ///     They take precedence over all projects and packages.
  ///   - leavesTestsOut: whether the caller wants no tests. Tests are found all the same, but for a
  ///     file with several paths, a path at which it is not a test then takes precedence over one
  ///     at which it is.
  ///   - isIncluded: whether a file is wanted. The file's path is relative to `root`.
  /// - Throws: ``WorkspaceErrors`` when `root` or something below it cannot be read.
  package init(
    root: String, jobs: Int = 0, swift: SwiftVersion = .newestKnown, targetFiles: [String] = [],
    runManifest: ManifestRun? = nil, prune: @escaping (String) -> Bool = { _ in false },
    leavesTestsOut: Bool = false, isIncluded: @escaping (String) -> Bool = { _ in true }
  ) throws(WorkspaceErrors) {
    let folder = try RootFolder(root)
    let selection = Selection(prunes: prune, includes: isIncluded)
    let reading = ManifestReading(formats: Self.formats, root: folder, jobs: jobs)
    var walk = DirectoryWalk(
      folder, manifestNames: Self.formats.flatMap(\.manifestNames), prune: selection.prune,
      isIncluded: selection.include, noteManifest: reading.begin)
    try walk.run()
    let found = try ManifestFiles(
      walk.manifestFiles, versions: walk.manifestVersions, for: swift, in: folder, reading,
      runManifest: runManifest)
    try self.init(
      walk, found, targetFiles, exported: ExportedFiles.read(targetFiles, in: folder),
      root: folder, selection, leavesTestsOut: leavesTestsOut)
  }

  private init(
    _ walk: DirectoryWalk, _ found: ManifestFiles, _ targetFiles: [String],
    exported: [ProjectDescription], root: RootFolder, _ selection: Selection, leavesTestsOut: Bool
  ) throws(WorkspaceErrors) {
    let sources = try WorkspaceSources(
      walk, found, exported: exported, in: root, selection)
    let map = sources.map
    var tests = TestFolders(
      sources.files.map(\.path), packages: Set(found.manifests.map(\.folder)), in: root,
      where: map.isTestUndecided)
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
    unknownTargets = UnknownTargets.notes(found.manifests, map.projects)
    notes =
      map.notes + sources.notes + found.notes + found.manifests.remedies + root.outside.notes
    self.walk = walk.summary
    excludedFileCount = excludedCount
    toolFileCount = toolCount
  }
}
