import LintelFindings
import LintelText

/// Findings one below the other, under headings if they are grouped.
struct FindingList {
  let style: TextStyle
  let paths: RepositoryPaths
  let grouping: FindingGrouping?

  /// The largest number of findings that are shown in full; unless all are asked for, more findings
  /// are summarised, and at most this number of them is shown below the summary.
  static let findingLimit = 20
  /// The largest number of lines that a summary and the findings below it take together; one
  /// finding is always shown.
  static let lineLimit = 120
  private static let closingLineCount = 2

  /// Returns all findings, with a blank line between each two.
  func text(of findings: [Finding]) -> String {
    let writer = FindingText(style: style, paths: paths)
    var text = ""
    func write(_ findings: [Finding]) {
      for finding in findings {
        if !text.isEmpty { text += "\n" }
        writer.write(finding, to: &text)
      }
    }
    guard let grouping else {
      write(findings)
      return text
    }
    for group in grouping.groups(of: findings, paths) {
      text += (text.isEmpty ? "" : "\n") + heading(of: group)
      write(group.findings)
    }
    return text
  }

  /// Returns a summary, as many findings as there is room for, the most severe first, and `end`. If
  /// findings are grouped, only the most severe of each group is shown.
  func shortText(of findings: [Finding], before end: String) -> String {
    let summary = FindingSummary(style: style, paths: paths).text(
      of: findings, besidesRules: grouping == nil)
    var text = summary + "\n"
    let entries = entries(of: findings)
    var room = Self.lineLimit - text.lineCount - Self.closingLineCount - end.lineCount
    var shown = 0
    for entry in entries.prefix(Self.findingLimit) {
      let entry = self.text(of: entry) + "\n"
      room -= entry.lineCount
      guard shown == 0 || room >= 0 else { break }
      text += entry
      shown += 1
    }
    return text + closing(entries.count - shown) + end
  }

  private struct Entry {
    var group: FindingGroup?
    let finding: Finding
  }

  private func entries(of findings: [Finding]) -> [Entry] {
    let findings = findings.worstFirst
    guard let grouping else { return findings.map { Entry(finding: $0) } }
    return grouping.groups(of: findings, paths).map { Entry(group: $0, finding: $0.findings[0]) }
  }

  private func text(of entry: Entry) -> String {
    // The summary gives the reasons of rules.
    let finding = FindingText(style: style, paths: paths, showsReason: false).text(
      of: entry.finding)
    guard let group = entry.group else { return finding }
    return heading(of: group, isExample: group.findings.count > 1) + "\n" + finding
  }

  private func heading(of group: FindingGroup, isExample: Bool = false) -> String {
    let count = counted(group.findings.count, "finding")
    return "\(group.title): \(count)\(isExample ? ", such as" : "")"
      .wrapped(to: String.reportWidth, indent: 2)
      .map { style($0, .message) + "\n" }.joined()
  }

  private func closing(_ rest: Int) -> String {
    if rest == 0 { return grouping == nil ? "" : "--all shows all findings\n\n" }
    if grouping != nil { return "and \(counted(rest, "more group")); --all shows all findings\n\n" }
    return "and \(counted(rest, "more finding")); --all shows all, --group-by groups them\n\n"
  }
}

extension String {
  fileprivate var lineCount: Int { utf8.count { $0 == UInt8(ascii: "\n") } }
}
