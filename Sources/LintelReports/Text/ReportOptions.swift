import LintelFindings

/// What a report depends on besides the outcome of the check.
public struct ReportOptions: Sendable {
  /// Whether `text` may contain the escape sequences of a terminal.
  public var usesColor: Bool
  /// Whether `text` ends with a line that counts what was found and read.
  public var showsSummary: Bool
  /// The least severity that makes a test case of `junit` fail.
  public var failingSeverity: Severity

  /// The revision since which lines must have changed for findings on them to be reported; `nil`
  /// for all lines.
  public var since: String?
  /// What `sarif`, `github`, `gitlab`, `checkstyle` and `markdown` call files.
  public var paths: RepositoryPaths

  public init(
    usesColor: Bool = false, showsSummary: Bool = true, failingSeverity: Severity = .error,
    since: String? = nil, paths: RepositoryPaths = .unchanged
  ) {
    self.usesColor = usesColor
    self.showsSummary = showsSummary
    self.since = since
    self.failingSeverity = failingSeverity
    self.paths = paths
  }
}
