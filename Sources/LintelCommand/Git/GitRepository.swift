import LintelRules
import LintelSystem
import LintelWorkspace

/// The git repository around a folder; git itself is asked.
struct GitRepository {
  /// The folder that the paths of the repository are relative to.
  let top: AbsolutePath
  /// The folder it was looked for from, as the user named it.
  private let root: String

  /// - Throws: when the folder is in no repository.
  init(around root: String) throws(ConfigurationErrors) {
    self.root = root
    switch Self.run(["rev-parse", "--show-toplevel"], in: root) {
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
    guard case .success(let name) = Self.run(verify, in: root) else {
      throw ConfigurationErrors(.unknownRevision(revision, root: root))
    }
    let commit = String(decoding: name.dropLast(), as: UTF8.self)
    // Whatever the user has configured, this is the form that is read.
    let diff = try output(of: [
      "diff", "--unified=0", "--inter-hunk-context=0", "--find-renames", "--text", "--no-color",
      "--no-ext-diff", "--no-textconv", "--no-relative", "--submodule=short", "--src-prefix=a/",
      "--dst-prefix=b/", commit, "--",
    ])
    let untracked = try output(of: ["ls-files", "--others", "--exclude-standard", "-z"])
    return (
      ChangedLines(diff: diff),
      untracked.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    )
  }

  private func output(of words: [String]) throws(ConfigurationErrors) -> [UInt8] {
    switch Self.run(words, in: top.text) {
    case .success(let output): return output
    case .failure(let failure):
      throw ConfigurationErrors(.gitFailed(words[0], root: root, reason: failure.reason))
    }
  }

  private struct Failure: Error {
    let reason: String
  }

  private static func run(_ words: [String], in folder: String) -> Result<[UInt8], Failure> {
    let words = ["git", "-C", folder, "--no-optional-locks", "-c", "core.quotePath=false"] + words
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
