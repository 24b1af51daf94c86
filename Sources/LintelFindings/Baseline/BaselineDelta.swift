import LintelText
import LintelVocabulary

/// The comparison of the findings of a check with a baseline, in numbers.
package struct BaselineDelta: Equatable, Sendable {
  /// The baseline as the user named it.
  package let path: String
  /// The number of entries whose breach still exists, and has no more locations than are accepted.
  package let accepted: Int
  /// The number of findings that are not accepted.
  package let new: Int
  /// The number of entries whose breach is gone, or has fewer locations than are accepted.
  package let fixed: Int

  package init(path: String, accepted: Int, new: Int, fixed: Int) {
    self.path = path
    self.accepted = accepted
    self.new = new
    self.fixed = fixed
  }
}

extension Baseline {
  /// Returns the results with only the findings that the baseline does not accept, and at the end a
  /// result with one finding for each entry that is fixed at least in part; then the accepted
  /// findings, and the comparison in numbers.
  ///
  /// If a breach has more locations than are accepted, nobody can say which are new, so all are
  /// shown. Findings about suppressions are never accepted.
  ///
  /// - Parameter path: the baseline as the user named it.
  package func applied(
    to results: [RuleResult], path: String
  ) -> (results: [RuleResult], accepted: [Finding], delta: BaselineDelta) {
    let judged = results.filter { $0.rule != Suppressions.ruleName }
    let findings = judged.flatMap(\.findings)
    let changes = changes(to: findings)
    let counts = Dictionary(uniqueKeysWithValues: changes.map { ($0.identity, $0) })
    let lineOf = Dictionary(uniqueKeysWithValues: lines.map { ($0.entry.identity, $0) })
    var accepted: [Finding] = []
    var left = judged.map { result in
      result.replacing(
        findings: result.findings.compactMap { finding in
          guard lineOf[finding.identity] != nil else { return finding }
          guard let change = counts[finding.identity], change.isNew else {
            accepted.append(finding)
            return nil
          }
          return finding.adding(
            "; the baseline accepts \(change.before) of \(counted(change.now, "such location"))")
        })
    }
    let fixed = changes.filter { !$0.isNew }
    let new = left.reduce(0) { $0 + Finding.together($1.findings).count }
    let rules = judged.map(\.rule)
    left += results.filter { $0.rule == Suppressions.ruleName }
    left.append(
      RuleResult(
        rule: Self.ruleName, kind: Self.ruleName, components: [],
        findings: fixed.map {
          Self.finding(fixed: $0, lineOf[$0.identity], path: path, rules: rules)
        }))
    let over = changes.filter { $0.isNew && $0.before > 0 }.count
    let gone = fixed.filter { $0.now == 0 }.count
    let delta = BaselineDelta(
      path: path, accepted: entries.count - over - gone, new: new, fixed: fixed.count)
    return (left, accepted, delta)
  }

  private static func finding(
    fixed change: Change, _ line: Line?, path: String, rules: [String]
  ) -> Finding {
    Finding(
      rule: ruleName, severity: .error, message: message(change, rules: rules),
      from: change.identity.from.map { Endpoint(name: $0) },
      to: change.identity.to.map { Endpoint(name: $0) },
      through: change.identity.through.map { Endpoint(name: $0) }, kind: change.identity.kind,
      locations: [
        SourceLocation(
          path: path, isInProject: false, line: line?.number ?? 1, column: 1,
          length: line?.text.utf8.count ?? 0,
          sourceLine: line?.text)
      ],
      remedy:
        "run 'lintel baseline prune' to remove fixed findings, so that none comes back unnoticed"
    )
  }

  private static func message(_ change: Change, rules: [String]) -> String {
    let rule = change.identity.rule
    guard rules.contains(rule) else {
      return "the baseline accepts findings of '\(rule)', which is no longer a rule"
    }
    let what =
      "of rule '\(rule)' from '\(change.identity.from ?? "")'"
      + (change.identity.to.map { " to '\($0)'" } ?? "")
      + (change.identity.through.map { " through '\($0)'" } ?? "")
    return change.now == 0
      ? "an accepted finding \(what) is fixed"
      : "\(change.before - change.now) of \(change.before) accepted locations \(what) are fixed"
  }
}
