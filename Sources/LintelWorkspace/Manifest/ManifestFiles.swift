import LintelPlatform
import LintelProjectFiles
import LintelScanner
import LintelVocabulary

/// The manifests among the files that have the name of a manifest.
struct ManifestFiles {
  /// The manifests, sorted by path, each once.
  private(set) var manifests: [Manifest] = []
  /// Projects that list their targets, sorted by path, each once.
  private(set) var projects: [ProjectDescription] = []
  /// The paths of manifests, including further paths that links make.
  private(set) var paths: Set<String> = []
  /// Notes on problems that are not errors, e.g. a specification that cannot be read beside the
  /// Xcode project generated from it.
  private(set) var notes: [Note] = []

  /// - Parameters:
  ///   - files: sorted by path.
  ///   - versions: the manifests for certain versions of Swift.
  ///   - swift: the version of Swift for which the manifests of packages are chosen.
  ///   - reading: reads the files, and may already have begun.
  ///   - runManifest: runs the manifest of a package that computes its targets; `nil` to run none.
  /// - Throws: ``WorkspaceErrors`` with every manifest that cannot be read.
  init(
    _ files: [FoundFile], versions: [FoundFile] = [], for swift: SwiftVersion = .newestKnown,
    in root: RootFolder, _ reading: ManifestReading, runManifest: ManifestRun? = nil
  ) throws(WorkspaceErrors) {
    var errors: [WorkspaceError] = []
    var versions = ManifestVersions(versions, for: swift)
    var workspaces: [XcodeWorkspace] = []
    let found = try LinkedFiles(files, in: root).paths
    for (paths, outcome) in zip(found, reading.outcomes(of: found.map { $0[0].path })) {
      let other = versions.outcome(insteadOf: paths[0].path, outcome, in: root)
      switch other ?? outcome.leavingOut(paths[0], in: root) {
      case .read(.package(let manifest)): manifests.append(manifest)
      case .read(.targets(let project)):
        projects.append(project)
        if let problem = project.patternProblem {
          errors.append(
            WorkspaceError(path: project.path, line: 1, column: 1, message: problem))
        }
      case .read(.workspace(let workspace)): workspaces.append(workspace)
      case .read(.nothing): break
      case .read(nil): continue
      case .failed(let error): errors.append(error)
      }
      self.paths.formUnion(paths.map(\.path))
    }
    errors = notingSpecifications(among: errors)
    notes += versions.notes
    guard errors.isEmpty else { throw WorkspaceErrors(errors) }
    manifests.sort { RelativePath.precedes($0.path, $1.path) }
    if let runManifest {
      try ManifestRunner(root: root, run: runManifest).complete(&manifests)
    }
    projects.sort { RelativePath.precedes($0.path, $1.path) }
    projects.separateBazelPackages(
      files.filter { BazelPackage.fileNames.contains(RelativePath.fileName(of: $0.path)) }
        .map { RelativePath.folder(of: $0.path) })
    add(workspaces)
  }

  /// Turns errors of XcodeGen specifications into notes if an Xcode project is beside them, because
  /// that project would be read instead of the specification anyway.
  ///
  /// - Returns: the other errors.
  private mutating func notingSpecifications(among errors: [WorkspaceError]) -> [WorkspaceError] {
    if errors.isEmpty { return [] }
    let folders = Set(projects.filter { $0.origin == .xcode }.map { PathKey($0.folder) })
    let isNoted = { (error: WorkspaceError) in
      ProjectFormat.xcodeGen.manifestNames.contains(RelativePath.fileName(of: error.path))
        && folders.contains(PathKey(RelativePath.folder(of: error.path)))
    }
    notes = errors.filter(isNoted).map {
      Note(
        path: $0.path, line: max($0.line, 1), column: max($0.column, 1),
        message: "this cannot be read, so only the Xcode project beside it counts, which may lack "
          + "files: \($0.message)")
    }
    return errors.filter { !isNoted($0) }
  }

  /// The largest number of workspaces of one project, more than anybody has. Each is compared with
  /// the workspaces of other projects.
  static let workspaceLimit = 64

  /// Records which projects are built together in a workspace. The packages of a workspace are
  /// available to all of its projects.
  private mutating func add(_ workspaces: [XcodeWorkspace]) {
    let places = Dictionary(
      projects.enumerated().map { (PathKey($1.bundle), $0) },
      uniquingKeysWith: { first, _ in first })
    var crowded: String?
    for workspace in workspaces {
      let packageFolders = Set(workspace.packageFolders.map { PathKey($0) })
      for project in workspace.projects {
        guard let place = places[PathKey(project)] else { continue }
        guard projects[place].workspaces.count < Self.workspaceLimit else {
          crowded = crowded ?? projects[place].path
          continue
        }
        projects[place].workspaces.insert(PathKey(workspace.path))
        if !packageFolders.isEmpty { projects[place].sharedPackageFolders.append(packageFolders) }
      }
    }
    if let crowded {
      notes.append(
        Note(
          path: crowded,
          message: "the project is in more than \(Self.workspaceLimit) workspaces; only the first "
            + "\(Self.workspaceLimit) count"))
    }
  }
}

extension ManifestReading.Outcome {
  /// Returns the outcome, or `.nothing` for a manifest outside of the checkout, because neither its
  /// names nor its errors may be shown.
  fileprivate func leavingOut(_ file: FoundFile, in root: RootFolder) -> Self {
    if case .read(nil) = self { return self }
    return file.isLinked && root.outside.leaveOut(file.path) ? .read(.nothing) : self
  }
}

extension RootFolder {
  /// Returns the contents of a file that a manifest names; `nil` if there is no such file, if it is
  /// not below the root, or if a link leads out of the checkout.
  ///
  /// - Parameter path: may contain `..` only at its start.
  func bytesBelow(_ path: String) -> [UInt8]? {
    guard !path.utf8.contains(0), let path = pathBelow(path) else { return nil }
    if let bytes = bytes(at: path) { return bytes }
    guard case .spelled(let spelled) = meaning(of: path) else { return nil }
    return bytes(at: spelled)
  }

  private func bytes(at path: String) -> [UInt8]? {
    guard (try? status(of: path))?.kind == .file, !outside.leaveOut(path) else { return nil }
    var buffer = SourceBuffer()
    guard (try? read(path, into: &buffer, limit: SizeLimit.text)) != nil else { return nil }
    return buffer.withBytes { Array($0) }
  }
}
