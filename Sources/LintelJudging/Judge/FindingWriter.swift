import LintelConfiguration
import LintelFindings
import LintelText
import LintelVocabulary

/// Breaches that are reported together, in one finding.
struct BreachGroup: Sendable {
  /// The breaches; at least one.
  let breaches: [any Breach]
  /// The last day of an expired exception that covers the breaches, if there is one.
  let expired: CalendarDate?

  /// Groups breaches by ``Breach/group(in:)``; those that are reported alone come first.
  static func groups(
    of breaches: [(breach: any Breach, expired: CalendarDate?)], in context: RuleContext
  ) -> [BreachGroup] {
    struct Key: Hashable {
      let group: AnyHashable
      let expired: CalendarDate?
    }
    var alone: [BreachGroup] = []
    var positions: [Key: Int] = [:]
    var groups: [(breaches: [any Breach], expired: CalendarDate?)] = []
    for (breach, expired) in breaches {
      guard let group = breach.group(in: context) else {
        alone.append(BreachGroup(breaches: [breach], expired: expired))
        continue
      }
      let key = Key(group: group, expired: expired)
      if let known = positions[key] {
        groups[known].breaches.append(breach)
      } else {
        positions[key] = groups.count
        groups.append(([breach], expired))
      }
    }
    return alone + groups.map { BreachGroup(breaches: $0.breaches, expired: $0.expired) }
  }
}

/// Turns the breaches of one rule into findings.
struct FindingWriter {
  let rule: RuleDefinition
  private let context: RuleContext

  init(_ rule: RuleDefinition, _ context: RuleContext) {
    self.rule = rule
    self.context = context
  }

  /// - Returns: `nil` if the breaches are not reported.
  func finding(of group: BreachGroup, _ locations: inout LocationFinder) -> Finding? {
    guard
      let report = group.breaches[0].report(of: group.breaches, in: context, &locations)
    else { return nil }
    let finding = Finding(
      rule: rule.name, severity: report.isCertain ? rule.severity : .note, because: rule.because,
      report,
      isOnlyAmbiguous: !report.isCertain && report.certainty == .ambiguous
        && rule.severity > .note && group.expired == nil)
    return group.expired.map { finding.adding("; the exception for it expired on \($0)") }
      ?? finding
  }
}

extension RuleDefinition {
  /// Returns the finding about an exception that excuses nothing.
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
      rule: name, severity: severity,
      message: "the exception from \(from) to \(targets) is not used",
      locations: [
        SourceLocation(
          path: mark.path, isInProject: false, line: mark.line, column: mark.column)
      ],
      because: because, remedy: "remove the entry from 'allow'")
  }
}
