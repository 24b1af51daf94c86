import LintelPlatform
import LintelSystem
import LintelWorkspace

/// Asks git about the repository whose `.git` is in one folder, with no way to run anything else.
///
/// Only commands that read objects, or patterns of ignored files, may be asked: they look at no
/// index and no attributes, and so need no filter, hook or monitor. The settings and variables
/// below keep that so if a version of git thinks differently.
struct GitProcess {
  /// The folder that has the `.git`.
  let top: AbsolutePath
  var program = "git"
  /// For one question.
  var timeLimit = Duration.seconds(120)

  /// The variables of this program's environment that git gets; where a user's own settings are,
  /// and what it takes to start. Not `GIT_DIR`: with it, git does not ask who owns the repository.
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
    /// Lower-case start, no full stop.
    let reason: String
    /// With which git ended, if it did.
    let status: Int32?

    init(_ reason: String, status: Int32? = nil) {
      self.reason = reason
      self.status = status
    }
  }

  init(top: AbsolutePath) { self.top = top }

  /// - Parameter statuses: with which git ends when all is well.
  /// - Returns: what it prints.
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

  /// In bytes: a small repository may say that it has files without end, tree in tree. Ten million
  /// paths of a hundred bytes are fewer.
  private static let outputLimit = 1 << 30

  /// - Parameter receive: is given the output, in pieces of any size; says whether more is wanted.
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
    // Where the `.git` is none, git would look above; and settings could put the files elsewhere.
    result["GIT_WORK_TREE"] = top.text
    result["GIT_CEILING_DIRECTORIES"] = top.folder?.text
    return result
  }

  /// The line of standard error that says what is wrong, with what git wants to be told.
  ///
  /// Values in it may be of files that somebody's link put in the place of git's own, so only the kind
  /// of the error is shown: of `fatal: bad shallow line: TOKEN=x` not what follows the second colon,
  /// and of `bad config value 'x'` not the value.
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
  /// Without what follows a second colon, and with `…` between single quotes.
  fileprivate var shownPart: String {
    let parts = split(separator: ": ", maxSplits: 2, omittingEmptySubsequences: false)
    let kind = parts.prefix(2).joined(separator: ": ")
    let pieces = kind.split(separator: "'", omittingEmptySubsequences: false)
    return pieces.enumerated().map { $0 % 2 == 0 ? $1 : "…" }.joined(separator: "'")
  }
}
