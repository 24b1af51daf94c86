import LintelFindings

/// What a report depends on besides the outcome of the check.
public struct ReportOptions: Sendable {
  /// Whether `text` may contain the escape sequences of a terminal.
  public var usesColor: Bool
  /// Whether `text` ends with a line that counts what was found and read.
  public var showsSummary: Bool
  /// Whether `text` shows all findings however many there are; otherwise more than twenty are
  /// summed up, and the first are shown. Without a summary all are shown.
  public var showsAll: Bool
  /// Under which headings `text` shows findings; `nil` for the order of files and lines.
  public var grouping: FindingGrouping?
  /// The least severity that makes a test case of `junit` fail.
  public var failingSeverity: Severity

  /// The revision since which lines must have changed for findings on them to be reported; `nil`
  /// for all lines.
  public var since: String?
  /// What `sarif`, `github`, `gitlab`, `checkstyle` and `markdown` call files.
  public var paths: RepositoryPaths
  /// What `text` and `junit` call files: people open them from where the command ran.
  public var localPaths: RepositoryPaths

  public init(
    usesColor: Bool = false, showsSummary: Bool = true, showsAll: Bool = true,
    grouping: FindingGrouping? = nil, failingSeverity: Severity = .error,
    since: String? = nil, paths: RepositoryPaths = .unchanged,
    localPaths: RepositoryPaths = .unchanged
  ) {
    self.usesColor = usesColor
    self.showsSummary = showsSummary
    self.showsAll = showsAll
    self.grouping = grouping
    self.since = since
    self.failingSeverity = failingSeverity
    self.paths = paths
    self.localPaths = localPaths
  }
}
