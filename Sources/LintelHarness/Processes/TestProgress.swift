import LintelReports

/// The progress of a test.
struct TestProgress {
  /// The start in seconds since a fixed time; `nil` for a test that was not started.
  var start: Double?
  var end: Double?
  var failures: [JUnitFailure] = []
  var skipReason: String?

  func junitCase(className: String, name: String) -> JUnitCase {
    JUnitCase(className: className, name: name, time: time, outcome: outcome)
  }

  private var time: Duration? {
    guard let start, let end, end >= start, end - start < 1e9 else { return nil }
    return .microseconds(Int64(((end - start) * 1e6).rounded()))
  }

  private var outcome: JUnitOutcome {
    if let skipReason { return .skipped(skipReason.isEmpty ? nil : skipReason) }
    guard start != nil else { return .errored(JUnitFailure(message: "the test was not run")) }
    guard end != nil else {
      return .errored(JUnitFailure(message: "the test run ended before this test"))
    }
    return failures.isEmpty ? .passed : .failed(failures)
  }
}
