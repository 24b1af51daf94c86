import LintelConfiguration
import LintelFindings
import LintelText
import LintelVocabulary

/// Turns the breaches of one rule into findings.
struct FindingWriter {
  private struct Key: Hashable {
    let group: AnyHashable
    let expired: CalendarDate?
  }

  private let rule: RuleDefinition
  private let context: RuleContext

  init(_ rule: RuleDefinition, _ context: RuleContext) {
    self.rule = rule
    self.context = context
  }

  /// - Parameter breaches: each with the day on which an exception for it expired, if there was
  ///   one.
  func findings(
    for breaches: [(breach: any Breach, expired: CalendarDate?)], locations: inout LocationFinder
  ) -> [Finding] {
    var order: [Key] = []
    var groups: [Key: [any Breach]] = [:]
    var findings: [Finding] = []
    for (breach, expired) in breaches {
      if let group = breach.group(in: context) {
        let key = Key(group: group, expired: expired)
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append(breach)
      } else if let finding = finding(of: [breach], expired, &locations) {
        findings.append(finding)
      }
    }
    return findings + order.compactMap { finding(of: groups[$0] ?? [], $0.expired, &locations) }
  }

  /// An exception that excuses nothing.
  func finding(unused exception: AllowDefinition) -> Finding {
    let to =
      switch exception.to {
      case .components(let references): references.map(\.text)
      case .modules(let patterns): patterns.map(\.text)
      case .symbols(let patterns): patterns.map(\.text)
      }
    let from = exception.from.map { quoted($0.text) }.joined(separator: ", ")
    let targets = to.map(quoted).joined(separator: ", ")
    let mark = exception.mark
    return Finding(
      rule: rule.name, severity: rule.severity,
      message: "the exception from \(from) to \(targets) is not used",
      locations: [SourceLocation(path: mark.path, line: mark.line, column: mark.column)],
      because: rule.because, remedy: "remove the entry from 'allow'")
  }

  private func finding(
    of group: [any Breach], _ expired: CalendarDate?, _ locations: inout LocationFinder
  ) -> Finding? {
    guard let report = group.first?.report(of: group, in: context, &locations) else { return nil }
    let suffix = expired.map { "; the exception for it expired on \($0)" } ?? ""
    return Finding(
      rule: rule.name, severity: report.isCertain ? rule.severity : .note,
      message: report.message + suffix, from: report.from, to: report.to,
      through: report.through, kind: report.kind, certainty: report.certainty,
      ambiguity: report.ambiguity, locations: report.locations, because: rule.because,
      remedy: report.remedy, path: report.path)
  }
}
