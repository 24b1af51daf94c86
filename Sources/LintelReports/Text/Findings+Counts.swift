import LintelFindings
import LintelText

extension [Finding] {
  /// `no findings`, or `3 findings (2 errors, 1 warning)`.
  var countText: String {
    isEmpty ? "no findings" : "\(counted(count, "finding")) (\(severityText))"
  }

  /// `2 errors, 1 warning`: how many there are of each severity, as far as there are any.
  var severityText: String {
    Severity.allCases.reversed().compactMap { severity in
      let count = count { $0.severity == severity }
      return count == 0 ? nil : counted(count, severity.rawValue)
    }.joined(separator: ", ")
  }

  /// By severity, the worst first; findings of one severity stay in their order.
  var worstFirst: [Finding] {
    Severity.allCases.reversed().flatMap { severity in filter { $0.severity == severity } }
  }
}

extension CheckResult {
  /// How many rules the rules file has; what is found about baselines and comments is not of one.
  var declaredRuleCount: Int {
    rules.count { $0.kind != Baseline.ruleName && $0.kind != Suppressions.ruleName }
  }

  /// What is not among the findings because of a baseline or comments; `nil` if there are neither.
  var hiddenText: String? {
    let parts =
      (baseline.map { ["baseline: \($0.accepted) accepted, \($0.new) new, \($0.fixed) fixed"] }
        ?? [])
      + (suppressed.isEmpty ? [] : ["\(suppressed.count) suppressed"])
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}
