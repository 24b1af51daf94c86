import LintelReports

/// One run of some of a package's tests.
struct TestRun: Sendable {
  enum Outcome: Sendable, Equatable {
    /// All test cases, whether they passed or not; at least one.
    case ran([JUnitCase])
    /// There are no test cases.
    case empty
    /// Nothing is known about any test.
    case failed(reason: String)
  }

  let outcome: Outcome
  /// The output of the tests.
  var log = ""
  var time = Duration.zero
}

extension JUnitOutcome {
  /// Whether the test was run and passed. A skipped test has not passed, because it shows nothing.
  var isPassed: Bool { self == .passed }

  /// Whether the test did not run to its end.
  var isErrored: Bool {
    if case .errored = self { true } else { false }
  }
}
