import LintelReports

/// Some of the cases of a test run.
struct TestSelection {
  private let outcome: TestRun.Outcome

  /// - Parameter isWanted: says by class name which cases to take.
  init(_ run: TestRun, where isWanted: (String) -> Bool) {
    switch run.outcome {
    case .ran(let cases):
      // Tests run in parallel and are listed as they end.
      let sorted = cases.sorted { ($0.className, $0.name) < ($1.className, $1.name) }
      outcome = .ran(sorted.filter { isWanted($0.className) })
    case .failed: outcome = run.outcome
    }
  }

  var time: Duration {
    guard case .ran(let cases) = outcome else { return .zero }
    return cases.reduce(.zero) { $0 + ($1.time ?? .zero) }
  }

  /// Passed only if there are cases and all of them passed; unknown if there are none.
  func verdict(_ what: String) -> Verdict {
    switch outcome {
    case .failed(let reason, let log): return .unknown(summary: reason, details: log.tail)
    case .ran(let cases):
      guard !cases.isEmpty else {
        return .unknown(summary: "no \(what) was run", details: "")
      }
      let bad = cases.filter { !$0.outcome.isPassed }
      let summary = "\(cases.count - bad.count)/\(cases.count)"
      guard !bad.isEmpty else { return .passed(summary: summary) }
      return .failed(summary: summary, details: bad.map(\.description).joined(separator: "\n"))
    }
  }

  /// The cases for the merged report; what could not be run is a case in error.
  func cases(named className: String) -> [JUnitCase] {
    switch outcome {
    case .failed(let reason, let log):
      return [
        JUnitCase(
          className: className, name: "test run",
          outcome: .errored(JUnitFailure(message: reason, type: "test run", text: log.tail)))
      ]
    case .ran(let cases) where cases.isEmpty:
      return [
        JUnitCase(
          className: className, name: "test run",
          outcome: .errored(JUnitFailure(message: "no test was run", type: "test run")))
      ]
    case .ran(let cases):
      return cases.map { old in
        var new = old
        let suite = old.className.split(separator: ".").last.map(String.init) ?? old.className
        new.className = "\(className).\(suite)"
        return new
      }
    }
  }
}

extension JUnitCase {
  fileprivate var description: String {
    switch outcome {
    case .passed: "\(className).\(name)"
    case .failed(let failures):
      "\(className).\(name): " + failures.map(\.message).joined(separator: "; ")
    case .errored(let failure): "\(className).\(name): \(failure.message)"
    case .skipped(let reason): "\(className).\(name): skipped" + (reason.map { ": \($0)" } ?? "")
    }
  }
}

extension String {
  /// The end of a log, where the reason of a failure is.
  fileprivate var tail: String {
    split(separator: "\n", omittingEmptySubsequences: false).suffix(60).joined(separator: "\n")
  }
}
