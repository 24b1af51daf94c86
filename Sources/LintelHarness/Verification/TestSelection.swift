import LintelReports

/// Selected test cases, in an order that does not depend on which of them ended first.
struct TestSelection {
  let outcome: TestRun.Outcome
  private let log: String

  /// - Parameter isWanted: returns whether to select the test cases with a class name.
  init(_ tests: RepeatedRuns, where isWanted: (String) -> Bool = { _ in true }) {
    log = tests.log
    guard case .ran(let cases) = tests.outcome else {
      outcome = tests.outcome
      return
    }
    let wanted = cases.filter { isWanted($0.className) }
    outcome =
      wanted.isEmpty
      ? .empty : .ran(wanted.sorted { ($0.className, $0.name) < ($1.className, $1.name) })
  }

  /// Returns a verdict that has passed only if there are test cases and all of them passed.
  ///
  /// The verdict is unknown if no test cases are known, or if one did not run to its end.
  func verdict(_ what: String) -> Verdict {
    switch outcome {
    case .failed(let reason): return .unknown(summary: reason, details: log.tail)
    case .empty: return .unknown(summary: "no \(what) was run", details: "")
    case .ran(let cases):
      let bad = cases.filter { !$0.outcome.isPassed }
      let summary = "\(cases.count - bad.count)/\(cases.count)"
      guard !bad.isEmpty else { return .passed(summary: summary) }
      let details = bad.map(\.description).joined(separator: "\n")
      return bad.contains(where: \.outcome.isErrored)
        ? .unknown(summary: summary, details: details)
        : .failed(summary: summary, details: details)
    }
  }

  /// Returns the test cases for the merged report, or a single case with an error if no test was
  /// run.
  func cases(named className: String) -> [JUnitCase] {
    func error(_ reason: String) -> [JUnitCase] {
      let failure = JUnitFailure(message: reason, type: "test run", text: log.tail)
      return [JUnitCase(className: className, name: "test run", outcome: .errored(failure))]
    }
    switch outcome {
    case .failed(let reason): return error(reason)
    case .empty: return error("no test was run")
    case .ran(let cases):
      return cases.map { old in
        var new = old
        let parts = old.className.split(separator: ".").dropFirst()
        new.className = ([className] + parts.map(String.init)).joined(separator: ".")
        return new
      }
    }
  }
}

extension JUnitCase {
  fileprivate var description: String {
    let title = className.isEmpty ? name : "\(className).\(name)"
    return switch outcome {
    case .passed: title
    case .failed(let failures):
      "\(title): " + failures.map(\.message).joined(separator: "; ")
    case .errored(let failure): "\(title): \(failure.message)"
    case .skipped(let reason): "\(title): skipped" + (reason.map { ": \($0)" } ?? "")
    }
  }
}

extension String {
  /// The end of a log, where the reason of a failure is.
  var tail: String {
    split(separator: "\n", omittingEmptySubsequences: false).suffix(60).joined(separator: "\n")
  }
}
