import LintelPlatform
import LintelSystem
import LintelWorkspace

/// Asks git about the repository with `.git` in one folder, so that git runs no other program.
///
/// Only commands that read objects, or patterns of ignored files, may be used: they read no index
/// and no attributes, and so need no filter, hook or monitor. The settings and variables below
/// ensure this for versions of git that behave differently.
struct GitProcess {
  /// The folder that has the `.git`.
  let top: AbsolutePath
  var program = "git"
  /// The time limit of one question.
  var timeLimit = Duration.seconds(120)

  /// The variables of this program's environment that git needs to start, and to find the user's
  /// settings. Not `GIT_DIR`: with it, git does not check who owns the repository.
  static let passedVariables = [
    "DEVELOPER_DIR", "HOME", "LD_LIBRARY_PATH", "PATH", "SUDO_UID", "TMPDIR", "XDG_CONFIG_HOME",
  ]

  private static let variables = [
    "GIT_ALLOW_PROTOCOL": "none", "GIT_ATTR_NOSYSTEM": "1", "GIT_NO_LAZY_FETCH": "1",
    "GIT_NO_REPLACE_OBJECTS": "1",
    "GIT_OPTIONAL_LOCKS": "0", "GIT_PAGER": "cat", "GIT_TERMINAL_PROMPT": "0", "GIT_TRACE2": "0",
    "GIT_TRACE2_EVENT": "0", "GIT_TRACE2_PERF": "0", "LC_ALL": "C",
  ]

  private static let settings = [
    ("core.fsmonitor", "false"), ("core.hooksPath", "/dev/null"), ("core.quotePath", "false"),
    ("core.sshCommand", "false"), ("credential.helper", ""), ("diff.autoRefreshIndex", "false"),
    ("gc.auto", "0"), ("maintenance.auto", "false"), ("protocol.allow", "never"),
    ("safe.bareRepository", "explicit"),
  ]

  struct Failure: Error {
    /// The message, which begins in lower case and has no full stop.
    let reason: String
    /// The exit status of git, if it has one.
    let status: Int32?

    init(_ reason: String, status: Int32? = nil) {
      self.reason = reason
      self.status = status
    }
  }

  init(top: AbsolutePath) { self.top = top }

  /// - Parameter statuses: the exit statuses that mean success.
  /// - Returns: the output of git.
  func output(
    of words: [String], input: [UInt8] = [], statuses: ClosedRange<Int32> = 0...0
  ) throws(Failure) -> [UInt8] {
    var output: [UInt8] = []
    try run(words, input: input, statuses: statuses) {
      output += $0
      return output.count <= Self.outputLimit
    }
    guard output.count <= Self.outputLimit else {
      throw Failure("it answers with more than \(Self.outputLimit) bytes")
    }
    return output
  }

  /// The largest output in bytes: the trees of a small repository may contain the same trees so
  /// often that its paths are endless. Ten million paths of a hundred bytes are less.
  private static let outputLimit = 1 << 30

  /// - Parameter receive: takes the output in pieces of any size; returns whether more is wanted.
  func run(
    _ words: [String], input: [UInt8] = [], statuses: ClosedRange<Int32> = 0...0,
    _ receive: (ArraySlice<UInt8>) -> Bool
  ) throws(Failure) {
    let process = ChildProcess(
      [program, "-C", top.text] + words, input: input, environment: environment)
    let end = ContinuousClock.now.advanced(by: timeLimit)
    var isWanted = true
    var errors: [UInt8] = []
    let outcome = process.run(
      { if isWanted { isWanted = receive($0) } }, errors: { errors = $0 },
      until: { _ in !isWanted || .now > end })
    switch outcome {
    case .exited(let status) where statuses.contains(status): return
    case _ where !isWanted: return
    case .exited(let status):
      throw Failure(Self.reason(in: errors) ?? "it ends with status \(status)", status: status)
    case .crashed(let signal): throw Failure("it was ended by signal \(signal)")
    case .stopped: throw Failure("it did not end within \(timeLimit.components.seconds) s")
    case .notStarted(let reason): throw Failure("it cannot be started: \(reason)")
    }
  }

  private var environment: [String: String] {
    var result = Self.variables
    for name in Self.passedVariables { result[name] = getenv(name).map { String(cString: $0) } }
    result["GIT_CONFIG_COUNT"] = String(Self.settings.count)
    for (number, (name, value)) in Self.settings.enumerated() {
      result["GIT_CONFIG_KEY_\(number)"] = name
      result["GIT_CONFIG_VALUE_\(number)"] = value
    }
    // If `.git` is not a repository, git would look above it, and settings may move the working
    // tree. These variables prevent both.
    result["GIT_WORK_TREE"] = top.text
    result["GIT_CEILING_DIRECTORIES"] = top.folder?.text
    return result
  }

  /// Returns the line of standard error that states the error, with the remedy that git proposes.
  ///
  /// A link in the place of one of git's files may lead to a secret, so only the kind of the error
  /// is shown: `fatal: bad shallow line: TOKEN=x` without the text after the second colon, and
  /// `bad config value 'x'` without the value.
  private static func reason(in errors: [UInt8]) -> String? {
    let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    let error = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.first
    let remedy = lines.first { $0.contains("git config --global --add safe.directory") }
    guard let error = error?.shownPart else { return nil }
    let words = remedy.map { "; if you trust it: \($0.drop(while: \.isWhitespace))" } ?? ""
    return error + words
  }
}

extension Substring {
  /// The text up to a second colon, with `…` between single quotes.
  fileprivate var shownPart: String {
    let parts = split(separator: ": ", maxSplits: 2, omittingEmptySubsequences: false)
    let kind = parts.prefix(2).joined(separator: ": ")
    let pieces = kind.split(separator: "'", omittingEmptySubsequences: false)
    return pieces.enumerated().map { $0 % 2 == 0 ? $1 : "…" }.joined(separator: "'")
  }
}
