import LintelText
import LintelVocabulary
import LintelWorkspace

/// The git repository around a folder, of which git reads only objects and ignore patterns.
struct GitRepository {
  /// The folder that the paths of the repository are relative to.
  let top: AbsolutePath
  /// The folder from which the repository was looked for, as the user named it.
  private let root: String
  private let git: GitProcess

  /// - Throws: if the folder is in no repository, or if git would wait for one of its files.
  init(around root: String) throws(ConfigurationErrors) {
    guard let top = AbsolutePath(root).resolved.repository else {
      throw ConfigurationErrors(.noRepository(root: root))
    }
    self.init(root: root, git: GitProcess(top: top))
    try GitFolder(top: top).check()
    try checkPatterns(around: [AbsolutePath(root).resolved.path(below: top) ?? ""])
  }

  /// - Parameter root: the folder that messages are about.
  init(root: String, git: GitProcess) {
    top = git.top
    self.root = root
    self.git = git
  }

  /// Returns the full name of the commit that a branch, a tag or another git revision leads to.
  ///
  /// - Throws: if there is none.
  func commit(_ revision: String) throws(ConfigurationErrors) -> String {
    let words = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]
    do throws(GitProcess.Failure) {
      return String(decoding: try git.output(of: words).dropLast(), as: UTF8.self)
    } catch {
      // git ends with status 1 if the revision means nothing.
      if error.status == 1 { throw ConfigurationErrors(.unknownRevision(revision, root: root)) }
      throw ConfigurationErrors(.refused(revision, root: root, reason: error.reason))
    }
  }

  func files(of commit: String) throws(ConfigurationErrors) -> GitTree {
    GitTree(try output(of: ["ls-tree", "-r", "-z", "--full-tree", commit]))
  }

  /// Returns the paths that git ignores by patterns in the working tree, whether tracked or not.
  func ignored(among paths: [String]) throws(ConfigurationErrors) -> Set<PathKey> {
    if paths.isEmpty { return [] }
    try checkPatterns(around: paths)
    // Without `./` in front, a path that begins with `:` would be a pattern.
    let output = try output(
      of: ["check-ignore", "--no-index", "--stdin", "-z"],
      input: paths.flatMap { Array("./\($0)\0".utf8) }, statuses: 0...1)
    return Set(
      output.split(separator: 0).map { PathKey(String(decoding: $0.dropFirst(2), as: UTF8.self)) })
  }

  /// Passes on the contents of files of a commit, in their order.
  ///
  /// - Parameter receive: takes the index of a file and its contents.
  /// - Throws: if contents are missing, as in a partial clone, or too large.
  func contents(
    of files: [GitTree.File], _ receive: (Int, [UInt8]) -> Void
  ) throws(ConfigurationErrors) {
    if files.isEmpty { return }
    var reader = GitObjects(count: files.count)
    do throws(GitProcess.Failure) {
      try git.run(
        ["cat-file", "--batch"], input: files.flatMap { Array("\($0.object)\n".utf8) }
      ) { reader.read($0, receive) }
    } catch {
      let path = files[min(reader.index, files.count - 1)].path
      throw ConfigurationErrors(.noContents(of: path, root: root, reason: error.reason))
    }
    if reader.index < files.count {
      throw ConfigurationErrors(
        .noContents(of: files[reader.index].path, root: root, reason: reader.reason))
    }
  }

  /// - Parameter paths: paths of folders or of files.
  private func checkPatterns(around paths: [String]) throws(ConfigurationErrors) {
    try GitFolder(top: top).checkPatterns(in: paths)
  }

  private func output(
    of words: [String], input: [UInt8] = [], statuses: ClosedRange<Int32> = 0...0
  ) throws(ConfigurationErrors) -> [UInt8] {
    do throws(GitProcess.Failure) {
      return try git.output(of: words, input: input, statuses: statuses)
    } catch {
      throw ConfigurationErrors(.gitFailed(words[0], root: root, reason: error.reason))
    }
  }
}

extension InputError {
  fileprivate static func noRepository(root: String) -> InputError {
    InputError(
      path: root,
      message:
        "'--since' needs a git repository around '\(root)'; there is no '.git' in it or in a "
        + "folder above it")
  }

  fileprivate static func refused(_ revision: String, root: String, reason: String) -> InputError {
    InputError(
      path: root, message: "git cannot look for the commit '\(revision)'; it says: \(reason)")
  }

  fileprivate static func unknownRevision(_ revision: String, root: String) -> InputError {
    InputError(
      path: root,
      message:
        "git does not know the commit '\(revision)'; name a commit, branch or tag, and fetch it first "
        + "if the clone is shallow")
  }

  fileprivate static func noContents(
    of path: String, root: String, reason: String
  ) -> InputError {
    InputError(
      path: root,
      message: "git has no earlier contents of '\(path)'; it says: \(reason); fetch them first, "
        + "e.g. with 'git fetch --refetch --filter=blob:limit=10m'")
  }

  fileprivate static func gitFailed(
    _ command: String, root: String, reason: String
  ) -> InputError {
    InputError(path: root, message: "'git \(command)' failed: \(reason)")
  }
}
