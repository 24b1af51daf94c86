import LintelFindings
import LintelText

extension [Finding] {
  /// `no findings`, or `3 findings (2 errors, 1 warning)`.
  var countText: String {
    isEmpty ? "no findings" : "\(counted(count, "finding")) (\(severityText))"
  }

  /// `2 errors, 1 warning`: the counts of the severities that occur, the highest severity first.
  var severityText: String {
    Severity.allCases.reversed().compactMap { severity in
      let count = count { $0.severity == severity }
      return count == 0 ? nil : counted(count, severity.rawValue)
    }.joined(separator: ", ")
  }

  /// The findings sorted by severity, the most severe first; findings of one severity keep their
  /// order.
  var worstFirst: [Finding] {
    Severity.allCases.reversed().flatMap { severity in filter { $0.severity == severity } }
  }
}

extension CheckResult {
  /// The number of rules in the rules file; findings about baselines and suppressions belong to
  /// other rules.
  var declaredRuleCount: Int {
    rules.count { $0.kind != Baseline.ruleName && $0.kind != Suppressions.ruleName }
  }

  /// The counts of findings that the baseline or suppressions hide; `nil` if there is no baseline
  /// and nothing is suppressed.
  var hiddenText: String? {
    let parts =
      (baseline.map { ["baseline: \($0.accepted) accepted, \($0.new) new, \($0.fixed) fixed"] }
        ?? [])
      + (suppressed.isEmpty ? [] : ["\(suppressed.count) suppressed"])
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}
