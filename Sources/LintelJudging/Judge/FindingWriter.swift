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
  /// The index of the exception that accepts a number of such breaches, if there is one.
  let exception: Int?

  /// Groups breaches by ``Breach/group(in:)``; those that are reported alone come first.
  static func groups(
    of breaches: [OpenBreach], in context: RuleContext
  ) -> [BreachGroup] {
    /// The hash is kept, because to compare values of types that are not known here takes fifty
    /// times as long.
    struct Key: Hashable {
      let hash: Int
      let group: AnyHashable
      let expired: CalendarDate?
      let exception: Int?

      init(_ group: AnyHashable, _ open: OpenBreach) {
        (hash, self.group) = (group.hashValue, group)
        (expired, exception) = (open.expired, open.exception)
      }

      static func == (left: Self, right: Self) -> Bool {
        left.hash == right.hash && left.expired == right.expired
          && left.exception == right.exception && left.group == right.group
      }

      func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    }
    var alone: [BreachGroup] = []
    var positions: [Key: Int] = [:]
    var groups: [(breaches: [any Breach], key: Key)] = []
    for open in breaches {
      guard let group = open.breach.group(in: context) else {
        alone.append(
          BreachGroup(
            breaches: [open.breach], expired: open.expired, exception: open.exception))
        continue
      }
      let key = Key(group, open)
      if let known = positions[key] {
        groups[known].breaches.append(open.breach)
      } else {
        positions[key] = groups.count
        groups.append(([open.breach], key))
      }
    }
    return alone
      + groups.map {
        BreachGroup(breaches: $0.breaches, expired: $0.key.expired, exception: $0.key.exception)
      }
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

  /// - Returns: `nil` if the breaches are not reported, or if an exception covers them and the rule
  ///   would not fail because of them.
  func finding(of group: BreachGroup, _ locations: inout LocationFinder) -> Finding? {
    guard
      let report = group.breaches[0].report(of: group.breaches, in: context, &locations),
      report.isCertain || group.exception == nil
    else { return nil }
    let finding = Finding(
      rule: rule.name, severity: report.isCertain ? rule.severity : .note, because: rule.because,
      report,
      isOnlyAmbiguous: !report.isCertain && report.certainty == .ambiguous
        && rule.severity > .note && group.expired == nil)
    if let exception = group.exception { return finding.covered(by: exception) }
    return group.expired.map { finding.adding("; the exception for it expired on \($0)") }
      ?? finding
  }
}

extension RuleDefinition {
  /// Returns the finding about an exception that excuses nothing.
  func finding(unused exception: AllowDefinition) -> Finding {
    Finding(
      rule: name, severity: severity, message: "the exception \(exception.ends) is not used",
      locations: [SourceLocation(exception.mark)], because: because,
      remedy: "remove the entry from 'allow'")
  }

  /// Returns the finding about an exception that has expired although others accept the same.
  func finding(expired exception: AllowDefinition) -> Finding? {
    exception.until.map { until in
      Finding(
        rule: name, severity: severity,
        message: "the exception \(exception.ends) expired on \(until)",
        locations: [SourceLocation(exception.mark)], because: because,
        remedy: "remove the entry from 'allow'")
    }
  }

  /// Returns the exceptions that accept a number of places, without those that have expired.
  ///
  /// - Parameter others: see ``ExceptionUse/others``.
  func countedExceptions(
    _ exceptions: [BoundException], others: [Int: Set<Int>]
  ) -> [CountedException] {
    exceptions.enumerated().compactMap { index, exception in
      guard let limit = exception.definition.atMost, !exception.isExpired else { return nil }
      return CountedException(
        rule: name, index: index, ends: exception.definition.ends, limit: limit.value,
        location: SourceLocation(limit.mark),
        others: (others[index] ?? []).sorted().map {
          SourceLocation(exceptions[$0].definition.mark)
        })
    }
  }
}

extension AllowDefinition {
  /// The ends of the exception in words: `from 'View' to 'Service', 'Store'`.
  fileprivate var ends: String {
    let targets =
      switch to {
      case .components(let references): references.map(\.text)
      case .modules(let patterns): patterns.map(\.text)
      case .symbols(let patterns): patterns.map(\.text)
      }
    func list(_ names: [String]) -> String { names.map(quoted).joined(separator: ", ") }
    return "from \(list(from.map(\.text))) to \(list(targets))"
  }
}

extension SourceLocation {
  fileprivate init(_ mark: Mark) {
    self.init(path: mark.path, isInProject: false, line: mark.line, column: mark.column)
  }
}
