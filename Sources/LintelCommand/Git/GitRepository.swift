import LintelRules
import LintelSystem
import LintelWorkspace

/// The git repository around a folder; git itself is asked.
///
/// What a repository's own configuration tells git to run is switched off: a file system monitor,
/// programs that filter files, external diffs and text conversions; git looks into no submodule, and
/// fetches nothing that a partial clone lacks.
struct GitRepository {
  /// The folder that the paths of the repository are relative to.
  let top: AbsolutePath
  /// The folder it was looked for from, as the user named it.
  private let root: String

  /// - Throws: when the folder is in no repository.
  init(around root: String) throws(ConfigurationErrors) {
    self.root = root
    switch Self.run(["rev-parse", "--show-toplevel"], in: root) {
    case .success(let output) where output.count < 2:
      throw ConfigurationErrors(.noRepository(root: root, reason: "nothing"))
    case .success(let output):
      top = AbsolutePath(String(decoding: output.dropLast(), as: UTF8.self)).resolved
    case .failure(let failure):
      throw ConfigurationErrors(.noRepository(root: root, reason: failure.reason))
    }
  }

  /// The lines that differ between a revision and the working tree, and the files that git does not
  /// know, or folders with a slash at the end; those that it ignores left out.
  ///
  /// - Throws: when there is no such revision.
  func changes(
    since revision: String
  ) throws(ConfigurationErrors) -> (lines: ChangedLines, untracked: [String]) {
    let verify = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]
    guard case .success(let name) = Self.run(verify, in: root), name.count > 1 else {
      throw ConfigurationErrors(.unknownRevision(revision, root: root))
    }
    let commit = String(decoding: name.dropLast(), as: UTF8.self)
    // Whatever the user has configured, this is the form that is read.
    let diff = try output(
      of: [
        "diff", "--unified=0", "--inter-hunk-context=0", "--find-renames", "--text", "--no-color",
        "--no-ext-diff", "--no-textconv", "--no-relative", "--submodule=short",
        // Whether files of a submodule have changed it would ask a git that obeys the submodule's
        // configuration.
        "--ignore-submodules=dirty", "--src-prefix=a/", "--dst-prefix=b/", commit, "--",
      ], options: withoutFilters())
    let untracked = try output(of: ["ls-files", "--others", "--exclude-standard", "-z"])
    return (
      ChangedLines(diff: diff),
      untracked.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    )
  }

  /// Options that switch off the programs which the configuration has for filtering files.
  private func withoutFilters() -> [String] {
    let list = [
      "config", "--name-only", "-z", "--get-regexp", #"^filter\..*\.(clean|smudge|process)$"#,
    ]
    // It fails where there are none.
    guard case .success(let output) = Self.run(list, in: top.text) else { return [] }
    let keys = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    let filters = Set(keys.compactMap { key in key.lastIndex(of: ".").map { key[..<$0] } }).sorted()
    return keys.flatMap { ["-c", "\($0)="] } + filters.flatMap { ["-c", "\($0).required=false"] }
  }

  private func output(
    of words: [String], options: [String] = []
  ) throws(ConfigurationErrors) -> [UInt8] {
    switch Self.run(options + words, in: top.text) {
    case .success(let output): return output
    case .failure(let failure):
      throw ConfigurationErrors(.gitFailed(words[0], root: root, reason: failure.reason))
    }
  }

  private struct Failure: Error {
    let reason: String
  }

  private static func run(_ words: [String], in folder: String) -> Result<[UInt8], Failure> {
    let words =
      [
        "env", "GIT_NO_LAZY_FETCH=1", "git", "-C", folder, "--no-optional-locks",
        "-c", "core.quotePath=false", "-c", "core.fsmonitor=false",
      ] + words
    var output: [UInt8] = []
    switch ChildProcess(words).run({ output += $0 }) {
    case .exited(0): return .success(output)
    case .notStarted(let reason): return .failure(Failure(reason: "cannot be started: \(reason)"))
    case .exited, .crashed, .stopped: break
    }
    // What it prints besides would be taken for output, so it is asked again for the reason.
    var text: [UInt8] = []
    let outcome = ChildProcess(words, keepsErrors: true).run { text += $0 }
    let line = text.split(separator: UInt8(ascii: "\n")).first.map {
      String(decoding: $0, as: UTF8.self)
    }
    return .failure(Failure(reason: line ?? "\(outcome)"))
  }
}

extension InputError {
  /// The folder is in no git repository, or git does not say so.
  fileprivate static func noRepository(root: String, reason: String) -> InputError {
    InputError(
      path: root,
      message: "'--since' needs a git repository around '\(root)'; git says: \(reason)")
  }

  fileprivate static func unknownRevision(_ revision: String, root: String) -> InputError {
    InputError(
      path: root,
      message:
        "git knows no commit '\(revision)'; name a commit, branch or tag, and fetch it first "
        + "where only a part of the history is there")
  }

  fileprivate static func gitFailed(
    _ command: String, root: String, reason: String
  ) -> InputError {
    InputError(path: root, message: "'git \(command)' failed: \(reason)")
  }
}
