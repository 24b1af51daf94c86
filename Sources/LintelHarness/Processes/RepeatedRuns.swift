import LintelReports

/// The same tests, run one or more times.
struct RepeatedRuns {
  let runs: [TestRun]

  /// Every case once: it passed if it passed each time.
  ///
  /// The first run about which nothing can be said decides for all.
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

  /// What was printed in the first run that did not pass, or else in the last one.
  var log: String { (runs.first { !$0.isPassed } ?? runs.last)?.log ?? "" }

  /// Of all runs, one after the other.
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
  /// The same with a remark before its messages.
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
