import LintelText
import LintelVocabulary

extension RuleResult {
  /// The result, without the findings that an exception accepts because it covers no more places
  /// than it accepts. A place counts only for the first exception that covers it.
  ///
  /// If there are more places, nobody can say which are new, so all are shown. If there are fewer,
  /// a finding asks for the smaller number, as for a fixed entry of a baseline.
  package var withCountedExceptions: RuleResult {
    guard !exceptions.isEmpty else { return self }
    let covered = Dictionary(grouping: findings.filter { $0.exception != nil }) { $0.exception }
    var shown = findings.filter { $0.exception == nil }
    let exceptions = exceptions.map { exception in
      let findings = covered[exception.index] ?? []
      let exception = exception.counting(findings)
      if exception.count > exception.limit {
        shown += findings.map { finding in
          finding.covered(by: nil).adding(
            "; the exception for it accepts \(exception.limit) of "
              + counted(exception.count, "such location"))
        }
      } else if exception.count < exception.limit {
        shown.append(exception.finding(because: because))
      }
      return exception
    }
    return replacing(findings: shown, exceptions: exceptions)
  }
}

extension CountedException {
  fileprivate func counting(_ findings: [Finding]) -> CountedException {
    var result = self
    result.count = Baseline.tally(findings).values.reduce(0, +)
    return result
  }

  /// Returns the finding that the exception covers fewer places than it accepts.
  fileprivate func finding(because: String?) -> Finding {
    Finding(
      rule: rule, severity: .error,
      message: whyFewer,
      locations: [location], because: because,
      remedy: (count == 0 ? "remove the entry from 'allow'" : "lower 'at-most' to \(count)")
        + (count == 0 && !others.isEmpty ? "" : ", so that none comes back unnoticed"))
  }
}
