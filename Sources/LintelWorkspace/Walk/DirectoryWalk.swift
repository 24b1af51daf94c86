import LintelPlatform
import LintelVocabulary

/// Finds the Swift files and manifests below folders.
struct DirectoryWalk {
  private struct Folder {
    let path: String
    /// The index of the folder around this one, -1 for the root.
    let parent: Int
    /// Whether a symbolic link is on the path.
    let isLinked: Bool
    var identity = FileIdentity(device: 0, inode: 0)
  }

  private let root: RootFolder
  private let starts: [FoundFile]
  private let enters: (FoundFile) -> Bool
  private let manifestNames: [String]
  /// The endings of the names of files that may be wanted.
  private let fileSuffixes: [String]
  private let linkedFolderLimit: Int
  static let linkedFolderLimit = 100_000
  private let prune: (String) -> Bool
  private let isIncluded: (String) -> Bool
  private let noteManifest: (String) -> Void
  private var folders: [Folder] = []
  private var linkedFolderCount = 0
  private var errors: [WorkspaceError] = []
  /// The Swift files that are wanted, sorted by path, including manifests.
  private(set) var files: [FoundFile] = []
  /// Files with the name of a manifest, sorted by path, whether they are manifests or not and
  /// whether they are wanted or not.
  private(set) var manifestFiles: [FoundFile] = []
  /// Manifests of packages for certain versions of Swift, `Package@swift-5.9.swift`, sorted by
  /// path, whether they are wanted or not.
  private(set) var manifestVersions: [FoundFile] = []
  /// Folders that were left out because of their names, in no order.
  private(set) var namedFolders: [FoundFile] = []
  private(set) var summary = WalkSummary()

  /// - Parameters:
  ///   - starts: the folders to search.
  ///   - enters: whether a folder is searched although its name would leave it out.
  ///   - manifestNames: the names of manifests, in any folder.
  ///   - linkedFolderLimit: how many folders links may lead to; links that lead to each other can
  ///     make more paths than anybody could walk.
  ///   - prune: whether nothing below a folder's path is wanted.
  ///   - isIncluded: whether the Swift file at a path is wanted.
  ///   - noteManifest: receives the path of each file with the name of a manifest as soon as it is
  ///     found, unless a link leads there.
  init(
    _ root: RootFolder, from starts: [FoundFile] = [FoundFile(path: "", isLinked: false)],
    enters: @escaping (FoundFile) -> Bool = { _ in false },
    manifestNames: [String] = [], linkedFolderLimit: Int = Self.linkedFolderLimit,
    prune: @escaping (String) -> Bool, isIncluded: @escaping (String) -> Bool,
    noteManifest: @escaping (String) -> Void = { _ in }
  ) {
    self.root = root
    self.starts = starts
    self.enters = enters
    self.manifestNames = manifestNames
    fileSuffixes = [".swift"] + manifestNames.filter { !$0.hasBytes(atEnd: ".swift") }
    self.linkedFolderLimit = linkedFolderLimit
    self.prune = prune
    self.isIncluded = isIncluded
    self.noteManifest = noteManifest
  }

  /// Searches the folders.
  ///
  /// - Throws: ``WorkspaceErrors`` with everything that cannot be read.
  mutating func run() throws(WorkspaceErrors) {
    folders = starts.map { Folder(path: $0.path, parent: -1, isLinked: $0.isLinked) }
    var position = 0
    while position < folders.count {
      let path = folders[position].path
      do throws(SystemError) {
        try visit(position)
      } catch {
        errors.append(.unreadableFolder(path.isEmpty ? root.name : path, error))
      }
      guard linkedFolderCount <= linkedFolderLimit else {
        throw WorkspaceErrors(
          path: path,
          message: "symbolic links as in '\(path)' lead to more than \(linkedFolderLimit) folders")
      }
      position += 1
    }
    guard errors.isEmpty else { throw WorkspaceErrors(errors) }
    files.sort { RelativePath.precedes($0.path, $1.path) }
    manifestFiles.sort { RelativePath.precedes($0.path, $1.path) }
    manifestVersions.sort { RelativePath.precedes($0.path, $1.path) }
    summary.prunedFolders.sort(by: RelativePath.precedes)
  }

  /// The paths of the folders that were searched.
  var folderPaths: Set<PathKey> { Set(folders.lazy.map { PathKey($0.path) }) }

  private mutating func visit(_ position: Int) throws(SystemError) {
    let folder = folders[position]
    let opened = try root.open(folder: folder.path)
    folders[position].identity = try FileStatus(of: opened).identity
    if folder.isLinked {
      if isInsideItself(position) { return }
      linkedFolderCount += 1
    }
    summary.folderCount += 1
    // Hidden files are left out, because they are editors' lock files, or the `._` files of
    // archives.
    let reader = try FolderReader(opened, fileSuffixes: fileSuffixes)
    while let entry = try reader.next() {
      let path = join(folder.path, entry.name)
      guard entry.isNameExact else {
        addMisnamed(path, entry: entry)
        continue
      }
      let (kind, isLink) = try resolve(entry, at: path)
      let isLinked = folder.isLinked || isLink
      switch kind {
      case .folder: addFolder(path, name: entry.name, parent: position, isLinked: isLinked)
      case .file: addFile(path, name: entry.name, isLinked: isLinked)
      case .other: addNoFile(path, name: entry.name)
      case .link, nil: break
      }
    }
  }

  /// Returns the kind of an entry, or of a link's target, `nil` when the link leads nowhere; and
  /// whether the entry is a link.
  mutating func resolve(
    _ entry: FolderReader.Entry, at path: String
  ) throws(SystemError) -> (kind: FileStatus.Kind?, isLink: Bool) {
    var kind = entry.kind
    if kind == nil { kind = try root.status(of: path, followsLinks: false).kind }
    return kind == .link ? (kindBehindLink(path), true) : (kind, false)
  }

  /// Whether the folder is one of the folders on its own path, as at the end of a cycle of links.
  private func isInsideItself(_ position: Int) -> Bool {
    var ancestor = folders[position].parent
    while ancestor >= 0 {
      if folders[ancestor].identity == folders[position].identity { return true }
      ancestor = folders[ancestor].parent
    }
    return false
  }

  private mutating func kindBehindLink(_ path: String) -> FileStatus.Kind? {
    do throws(SystemError) {
      let kind = try root.status(of: path).kind
      return kind == .folder && root.place(of: path).isMadeUp ? .other : kind
    } catch {
      if mayLeadToSources(path) { errors.append(.brokenLink(path, error)) }
      return nil
    }
  }

  /// Whether a link that leads nowhere may have been meant to lead to a source, e.g. `A.swift`, or
  /// to a folder of sources, i.e. has a name without a dot, e.g. `Shared`. The check ignores any
  /// other link.
  private func mayLeadToSources(_ path: String) -> Bool {
    let name = RelativePath.fileName(of: path)
    if name.utf8.contains(UInt8(ascii: ".")) { return isSource(name) && isIncluded(path) }
    let parent = RelativePath.folder(of: path)
    return !isNamedAsPruned(path, name, in: parent, isLinked: true) && !prune(path)
  }

  private mutating func addFolder(_ path: String, name: String, parent: Int, isLinked: Bool) {
    let isNamed = isNamedAsPruned(path, name, in: folders[parent].path, isLinked: isLinked)
    if isNamed { namedFolders.append(FoundFile(path: path, isLinked: isLinked)) }
    if isNamed || prune(path) {
      summary.prunedFolders.append(path)
    } else {
      folders.append(Folder(path: path, parent: parent, isLinked: isLinked))
    }
  }

  private func isNamedAsPruned(
    _ path: String, _ name: String, in parent: String, isLinked: Bool
  ) -> Bool {
    FolderNames.isPruned(name, in: parent) {
      (try? root.status(of: $0)) != nil
    } && !enters(FoundFile(path: path, isLinked: isLinked))
  }

  private mutating func addFile(_ path: String, name: String, isLinked: Bool) {
    let file = FoundFile(path: path, isLinked: isLinked)
    let hasManifestName = manifestNames.contains(name)
    if hasManifestName {
      manifestFiles.append(file)
      if !isLinked { noteManifest(path) }
    }
    guard isSource(name) else { return }
    let isVersion = isManifestVersion(name)
    if isVersion { manifestVersions.append(file) }
    if isIncluded(path) {
      files.append(file)
    } else if !hasManifestName, !isVersion {
      summary.excludedFileCount += 1
    }
  }

  /// Reports a pipe, a socket or a device where a source or a manifest would be.
  private mutating func addNoFile(_ path: String, name: String) {
    guard manifestNames.contains(name) || isSource(name) && isIncluded(path) else { return }
    errors.append(.unreadable(path, .noFile))
  }

  private mutating func addMisnamed(_ path: String, entry: FolderReader.Entry) {
    let isWanted =
      entry.kind == .folder
      ? !prune(path) : entry.name.hasBytes(atEnd: ".swift") && isIncluded(path)
    guard isWanted else { return }
    errors.append(
      WorkspaceError(
        path: path, message: "the name of '\(path)' is not valid UTF-8; rename it"))
  }
}

private func isSource(_ name: String) -> Bool { name.hasBytes(atEnd: ".swift") }

extension WorkspaceError {
  fileprivate static func brokenLink(_ path: String, _ error: SystemError) -> WorkspaceError {
    let reason =
      error == .notFound
      ? "it is a dangling symbolic link, which leads to nothing; remove it"
      : "\(error.reason); remove the link"
    return WorkspaceError(
      path: path,
      message: "cannot read '\(path)': \(reason), or leave it out under 'sources: exclude'")
  }
}
