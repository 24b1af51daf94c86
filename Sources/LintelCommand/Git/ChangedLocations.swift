import LintelFindings
import LintelPlatform
import LintelText
import LintelVocabulary
import LintelWorkspace

/// The locations of a project that have changed since a revision.
struct ChangedLocations {
  /// The folder that locations are relative to.
  private let root: String
  private let repository: GitRepository
  private let commit: String

  /// - Throws: if there is no repository or no such revision.
  init(since revision: String, root: String) throws(ConfigurationErrors) {
    self.root = root
    repository = try GitRepository(around: root)
    commit = try repository.commit(revision)
  }

  /// Returns a result with only the findings that have a location, or a step, on a changed line.
  ///
  /// Files without locations are not looked up in git, so a partial clone may lack their contents.
  func narrowed(_ result: CheckResult) throws(ConfigurationErrors) -> CheckResult {
    var paths: Set<PathKey> = []
    var asked: [String] = []
    _ = result.narrowed { place in
      if paths.insert(PathKey(place.path)).inserted { asked.append(place.path) }
      return false
    }
    let lines = try lines(of: asked)
    return result.narrowed { lines[PathKey($0.path)]?.contains($0.line) ?? false }
  }

  /// A file of the project that has locations.
  private struct File {
    /// The path from the root of the check.
    let place: String
    /// The path from the top of the repository.
    let path: String
  }

  /// Returns the changed lines of files.
  ///
  /// - Parameter places: paths from the root of the check.
  private func lines(
    of places: [String]
  ) throws(ConfigurationErrors) -> [PathKey: ChangedLines] {
    let files = places.compactMap { place in
      AbsolutePath(root + "/" + place).resolved.path(below: repository.top).map {
        File(place: place, path: $0)
      }
    }.sorted { RelativePath.precedes($0.place, $1.place) }
    if files.isEmpty { return [:] }
    let tree = try repository.files(of: commit)
    var result: [PathKey: ChangedLines] = [:]
    var origins: [(file: File, origin: GitTree.File)] = []
    var others: [File] = []
    for file in files {
      if let origin = tree.file(at: file.path) {
        origins.append((file, origin))
      } else {
        others.append(file)
      }
    }
    let new = try newFiles(among: others, since: tree)
    for file in new { result[PathKey(file.place)] = .all }
    origins += try self.origins(of: new, in: tree)
    try repository.contents(of: origins.map(\.origin)) { index, old in
      result[PathKey(origins[index].file.place)] = changedLines(of: origins[index].file, since: old)
    }
    return result
  }

  private func changedLines(of file: File, since old: [UInt8]) -> ChangedLines {
    // The file was there when it was judged, and has been removed since.
    guard let new = contents(of: file) else { return .all }
    if new == old { return .none }
    var lines = FileLines()
    return ChangedLines(LineComparison(old: lines.lines(of: old), new: lines.lines(of: new)))
  }

  private func contents(of file: File) -> [UInt8]? {
    try? readFile(at: root + "/" + file.place, limit: SizeLimit.source)
  }

  /// Returns the files that git does not ignore, and that are in no submodule. A file in `HEAD` is
  /// always returned, even if patterns ignore it, or if a submodule was in its place before.
  private func newFiles(
    among files: [File], since tree: GitTree
  ) throws(ConfigurationErrors) -> [File] {
    if files.isEmpty { return [] }
    var committed: GitTree?
    if let head = try? repository.commit("HEAD") {
      committed = head == commit ? tree : try repository.files(of: head)
    }
    let unknown = files.filter { committed?.file(at: $0.path) == nil }.map(\.path)
    let own = unknown.filter { !isInSubmodule($0, of: tree) && !isInSubmodule($0, of: committed) }
    let ignored = try repository.ignored(among: own)
    let left = Set(unknown.map(PathKey.init)).subtracting(own.map(PathKey.init)).union(ignored)
    return files.filter { !left.contains(PathKey($0.path)) }
  }

  private func isInSubmodule(_ path: String, of tree: GitTree?) -> Bool {
    guard let folder = tree?.submodule(around: path) else { return false }
    return exists(repository.top.text + "/" + folder + "/.git")
  }

  /// Returns, for each file that has been moved and perhaps changed, the file that it was before.
  private func origins(
    of files: [File], in tree: GitTree
  ) throws(ConfigurationErrors) -> [(file: File, origin: GitTree.File)] {
    if files.isEmpty { return [] }
    let identities = Set(files.compactMap { identity($0.path) })
    let gone = tree.files.filter { file in
      guard file.path.hasBytes(atEnd: ".swift") else { return false }
      guard let identity = identity(file.path) else { return true }
      // The file is gone as well if its old path now leads to a new file, because their names
      // differ only in case, or a folder is a link.
      return identities.contains(identity)
    }
    if gone.isEmpty { return [] }
    var lines = FileLines()
    var goneFiles: [RenamedFiles.File] = []
    try repository.contents(of: gone) { index, bytes in
      goneFiles.append(
        RenamedFiles.File(path: gone[index].path, lines: lines.lines(of: bytes)))
    }
    let newFiles = files.map { file in
      RenamedFiles.File(path: file.path, lines: lines.lines(of: contents(of: file) ?? []))
    }
    let renamed = RenamedFiles(new: newFiles, gone: goneFiles, lengths: lines.lengths)
    return renamed.origins().sorted { $0.key < $1.key }.map { (files[$0.key], gone[$0.value]) }
  }

  /// Returns the identity of the file at a path; `nil` if nothing is there.
  private func identity(_ path: String) -> FileIdentity? {
    (try? FileStatus(of: repository.top.text + "/" + path))?.identity
  }
}
