import LintelFindings
import LintelText
import LintelVocabulary

/// The outcome of a check as Markdown: counts first, then findings in folded lists.
///
/// Text that comes from the project is always in code spans, in which Markdown has no meaning.
struct MarkdownReport {
  let options: ReportOptions

  /// The largest number of UTF-8 bytes that all lists take together: a comment on GitHub has at
  /// most 65,536 characters.
  static let listLimit = 60_000

  func text(of outcome: Result<CheckResult, ConfigurationErrors>) -> String {
    switch outcome {
    case .success(let result): text(of: result)
    case .failure(let error): text(of: error)
    }
  }

  private func text(of result: CheckResult) -> String {
    let findings = result.findings
    let since = options.since.map { " on lines changed since \(codeSpan($0))" } ?? ""
    let read = "\(counted(result.declaredRuleCount, "rule")), \(counted(result.fileCount, "file"))"
    var text = "## Lintel: \(findings.countText)\(since)\n\n"
    text += read + (result.hiddenText.map { "; \($0)" } ?? "") + "\n"
    var list = MarkdownList(limit: Self.listLimit)
    for section in sections(of: result, findings) where !section.items.isEmpty {
      write(section, reasons: result.rules, to: &list)
    }
    return text + list.text
  }

  private func text(of error: ConfigurationErrors) -> String {
    var list = MarkdownList(limit: Self.listLimit)
    list.add(count: error.errors.count) { position in
      let error = error.errors[position]
      let path = options.paths.path(of: error)
      let place = error.line > 0 ? "\(path):\(error.line):\(error.column)" : path
      return "- \(codeSpan(place)): \(codeSpan(error.message))\n"
    }
    let count = counted(error.errors.count, "error")
    return "## Lintel: nothing was checked\n\n\(count)\n\n" + list.text
  }

  private struct Section {
    let title: String
    var isOpen = false
    let items: [(finding: Finding, reasons: [String])]
  }

  private func sections(of result: CheckResult, _ findings: [Finding]) -> [Section] {
    func items(_ findings: [Finding]) -> [(Finding, [String])] { findings.map { ($0, []) } }
    let hasBaseline = result.baseline != nil
    let baselines = Set(result.rules.filter { $0.kind == Baseline.ruleName }.map(\.rule))
    let fixed = findings.filter { baselines.contains($0.rule) }
    let new = findings.filter { !baselines.contains($0.rule) }
    let suppressed = result.suppressed.map { ($0.finding, $0.suppressions.map(\.reason)) }
    return [
      Section(title: hasBaseline ? "New" : "Findings", isOpen: true, items: items(new)),
      Section(title: "Fixed", items: items(fixed)),
      Section(title: "Unchanged", items: items(result.accepted)),
      Section(title: "Suppressed", items: suppressed),
    ]
  }

  private func write(_ section: Section, reasons rules: [RuleResult], to list: inout MarkdownList) {
    let count = section.items.map(\.finding).severityText
    list.open("\(section.title): \(count)", isOpen: section.isOpen)
    let items = Dictionary(grouping: section.items, by: \.finding.rule)
    let ordered = rules.flatMap { rule in
      (items[rule.rule] ?? []).enumerated().map { (rule: rule, isFirst: $0 == 0, item: $1) }
    }
    list.add(count: ordered.count) { position in
      let (rule, isFirst, item) = ordered[position]
      return (isFirst ? heading(of: rule) : "") + text(of: item.finding, item.reasons)
    }
    list.close()
  }

  private func heading(of rule: RuleResult) -> String {
    "\n**Rule** \(codeSpan(rule.rule))"
      + (rule.because.map { ", because \(codeSpan($0))" } ?? "") + "\n\n"
  }

  private func text(of finding: Finding, _ reasons: [String]) -> String {
    let place = finding.locations[0]
    let more = finding.locations.count - 1
    let details =
      (more == 0 ? [] : ["and \(counted(more, "more location"))"])
      + finding.path.map { hop in
        "\(codeSpan(hop.text)) at \(codeSpan(text(of: hop.location)))"
      } + (finding.remedy.map { ["remedy: \(codeSpan($0))"] } ?? [])
      + reasons.map { "suppressed: \(codeSpan($0))" }
    return "- \(finding.severity.rawValue) at \(codeSpan(text(of: place))): "
      + "\(codeSpan(finding.message))\n" + details.map { "  - \($0)\n" }.joined()
  }

  private func text(of place: SourceLocation) -> String {
    "\(options.paths.path(of: place)):\(place.line)"
  }
}
