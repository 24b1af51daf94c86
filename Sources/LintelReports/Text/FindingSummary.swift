import LintelFindings
import LintelText

/// The tables of counts before the findings when there are many.
struct FindingSummary {
  let style: TextStyle
  let paths: RepositoryPaths

  private static let ruleCount = 10
  private static let componentCount = 10
  private static let typeCount = 5

  /// Returns lines that each end with a line break.
  ///
  /// - Parameter tables: whether components and types are counted too, or only rules.
  func text(of findings: [Finding], besidesRules tables: Bool) -> String {
    var text = "\(findings.countText)\n"
    write(.rule, of: findings, upTo: Self.ruleCount, to: &text) { $0.findings[0].because }
    guard tables else { return text }
    write(.component, of: findings, upTo: Self.componentCount, to: &text)
    write(.type, of: findings, upTo: Self.typeCount, to: &text)
    if let line = BusiestGoBetween(of: findings)?.text {
      text += "\n" + line.wrapped(to: String.reportWidth, indent: 2).map { $0 + "\n" }.joined()
    }
    return text
  }

  private func write(
    _ grouping: FindingGrouping, of findings: [Finding], upTo limit: Int, to text: inout String,
    reason: (FindingGroup) -> String? = { _ in nil }
  ) {
    let groups = grouping.groups(of: findings, paths)
    let countWidth = groups.first.map { grouped($0.findings.count).utf8.count } ?? 0
    text += "\n" + style("by \(grouping.rawValue):", .aside) + "\n"
    for group in groups.prefix(limit) {
      let count = grouped(group.findings.count)
      text += blanks(2 + countWidth - count.utf8.count) + count + "  " + group.title + "\n"
      let words = reason(group)?.split(whereSeparator: \.isWhitespace) ?? []
      guard !words.isEmpty else { continue }
      let indent = countWidth + 4
      for line in words.joined(separator: " ").visible.wrapped(to: String.reportWidth - indent) {
        text += blanks(indent) + style(line, .aside) + "\n"
      }
    }
    let rest = groups.dropFirst(limit)
    if !rest.isEmpty {
      let findings = counted(rest.reduce(0) { $0 + $1.findings.count }, "finding")
      text += "  and \(grouped(rest.count)) more, with \(findings)\n"
    }
  }
}
