import LintelReports

/// The same tests, run one or more times.
struct RepeatedRuns {
  let runs: [TestRun]

  /// The outcome of all runs together. It has every case once, which passed if it passed each time.
  ///
  /// If there are runs without test cases, it is the outcome of the first of these.
  var outcome: TestRun.Outcome {
    var results: [CaseID: [JUnitCase]] = [:]
    var order: [CaseID] = []
    for run in runs {
      guard case .ran(let cases) = run.outcome else { return run.outcome }
      for testCase in cases {
        let id = CaseID(testCase)
        if results[id] == nil { order.append(id) }
        results[id, default: []].append(testCase)
      }
    }
    return .ran(order.compactMap { results[$0] }.map(merged))
  }

  /// The output of the first run that did not pass, or else of the last run.
  var log: String { (runs.first { !$0.isPassed } ?? runs.last)?.log ?? "" }

  /// The sum of the times of all runs.
  var time: Duration { runs.map(\.time).reduce(.zero, +) }

  var arePassed: Bool { runs.allSatisfy(\.isPassed) }

  private struct CaseID: Hashable {
    let className: String
    let name: String

    init(_ testCase: JUnitCase) {
      className = testCase.className
      name = testCase.name
    }
  }

  private func merged(_ cases: [JUnitCase]) -> JUnitCase {
    let bad = cases.filter { !$0.outcome.isPassed }
    var result = bad.first ?? cases[0]
    result.time = cases.compactMap(\.time).reduce(.zero, +)
    if !bad.isEmpty, runs.count > 1 {
      result.outcome = result.outcome.saying("failed in \(bad.count) of \(runs.count) runs")
    }
    return result
  }
}

extension TestRun {
  fileprivate var isPassed: Bool {
    guard case .ran(let cases) = outcome else { return false }
    return cases.allSatisfy(\.outcome.isPassed)
  }
}

extension JUnitOutcome {
  /// Returns the outcome with a remark before the message of each failure.
  fileprivate func saying(_ remark: String) -> JUnitOutcome {
    func said(_ failure: JUnitFailure) -> JUnitFailure {
      var failure = failure
      failure.message = "\(remark): \(failure.message)"
      return failure
    }
    return switch self {
    case .passed, .skipped: self
    case .failed(let failures): .failed(failures.map(said))
    case .errored(let failure): .errored(said(failure))
    }
  }
}
