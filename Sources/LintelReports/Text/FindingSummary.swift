import LintelFindings
import LintelText

/// Tables of counts that stand in front of findings when there are many.
struct FindingSummary {
  let style: TextStyle
  let paths: RepositoryPaths

  /// How many columns of a terminal the summary takes, as far as names allow.
  private static let width = 80
  private static let ruleCount = 10
  private static let componentCount = 10
  private static let typeCount = 5

  /// Lines of which each ends with a line break.
  ///
  /// - Parameter tables: whether components and types are counted, or rules alone.
  func text(of findings: [Finding], besidesRules tables: Bool) -> String {
    var text = "\(findings.countText)\n"
    let reasons = Dictionary(
      findings.map { ($0.rule.visible, $0.because) }, uniquingKeysWith: { first, _ in first })
    write(.rule, of: findings, upTo: Self.ruleCount, to: &text) { reasons[$0] ?? nil }
    guard tables else { return text }
    write(.component, of: findings, upTo: Self.componentCount, to: &text)
    write(.type, of: findings, upTo: Self.typeCount, to: &text)
    return text
  }

  private func write(
    _ grouping: FindingGrouping, of findings: [Finding], upTo limit: Int, to text: inout String,
    reason: (String) -> String? = { _ in nil }
  ) {
    let groups = grouping.groups(of: findings, paths)
    let countWidth = groups.first.map { grouped($0.findings.count).utf8.count } ?? 0
    text += "\n" + style("by \(grouping.rawValue):", .aside) + "\n"
    for group in groups.prefix(limit) {
      let count = grouped(group.findings.count)
      text += blanks(2 + countWidth - count.utf8.count) + count + "  " + group.title + "\n"
      for line in lines(of: reason(group.title) ?? "", in: Self.width - countWidth - 4) {
        text += blanks(countWidth + 4) + style(line, .aside) + "\n"
      }
    }
    let rest = groups.dropFirst(limit)
    if !rest.isEmpty {
      let findings = counted(rest.reduce(0) { $0 + $1.findings.count }, "finding")
      text += "  and \(grouped(rest.count)) more, with \(findings)\n"
    }
  }

  /// The words of a paragraph in lines of at most `width` characters, as far as words allow.
  private func lines(of paragraph: String, in width: Int) -> [String] {
    var lines: [String] = []
    for word in paragraph.split(whereSeparator: \.isWhitespace) {
      let word = String(word).visible
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
