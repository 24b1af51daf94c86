import LintelFindings
import LintelText

/// The options of a report on the outcome of a check.
package struct ReportOptions: Sendable {
  /// Whether `text` may contain the escape sequences of a terminal.
  package var usesColor: Bool
  /// Whether `text` ends, and `github` begins, with a line that counts findings, and `github` ends
  /// with the notes that have a location.
  package var showsSummary: Bool
  /// Whether `text` shows all findings, however many there are. Otherwise, it summarises more than
  /// twenty findings, and shows only the most severe of them. Without ``showsSummary``, it shows
  /// all.
  package var showsAll: Bool
  /// Whether `text` and `github` list findings that are only ambiguous; otherwise they are counted.
  package var showsNotes: Bool
  /// The property by which `text` groups findings under headings; `nil` for no headings.
  package var grouping: FindingGrouping?
  /// The lowest severity that makes a test case of `junit` fail.
  package var failingSeverity: Severity

  /// The revision since which lines must have changed for findings on them to be reported; `nil`
  /// for all lines.
  package var since: String?
  /// The file paths in `sarif`, `github`, `gitlab`, `checkstyle` and `markdown`.
  package var paths: RepositoryPaths
  /// The file paths in `text` and `junit`, and in notes on standard error: people open files from
  /// the folder where the command ran.
  package var localPaths: RepositoryPaths

  package init(
    usesColor: Bool = false, showsSummary: Bool = true, showsAll: Bool = true,
    showsNotes: Bool = true, grouping: FindingGrouping? = nil, failingSeverity: Severity = .error,
    since: String? = nil, paths: RepositoryPaths = .unchanged,
    localPaths: RepositoryPaths = .unchanged
  ) {
    self.usesColor = usesColor
    self.showsSummary = showsSummary
    self.showsAll = showsAll
    self.showsNotes = showsNotes
    self.grouping = grouping
    self.since = since
    self.failingSeverity = failingSeverity
    self.paths = paths
    self.localPaths = localPaths
  }
}

extension ReportOptions {
  /// Divides findings into those that `text` and `github` list, and the number of the others.
  func listed(_ findings: [Finding]) -> (findings: [Finding], ambiguousCount: Int) {
    // A finding that makes the check fail is always listed.
    guard !showsNotes, failingSeverity > .note else { return (findings, 0) }
    let listed = findings.filter { !$0.isOnlyAmbiguous }
    return (listed, findings.count - listed.count)
  }
}

/// Returns the number of findings that are not listed, and how to list them.
func unlistedText(_ count: Int) -> String {
  "\(counted(count, "ambiguous finding")) \(count == 1 ? "is" : "are") not listed; "
    + "--notes lists \(count == 1 ? "it" : "them")"
}
