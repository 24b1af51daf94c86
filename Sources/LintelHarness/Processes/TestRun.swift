import LintelReports

/// One run of some of a package's tests.
struct TestRun: Sendable {
  enum Outcome: Sendable, Equatable {
    /// All test cases, whether they passed or not; at least one.
    case ran([JUnitCase])
    /// There is none.
    case empty
    /// Nothing can be said about any test.
    case failed(reason: String)
  }

  let outcome: Outcome
  /// What was printed.
  var log = ""
  var time = Duration.zero
}

extension JUnitOutcome {
  /// Whether the test was run and held. One that was skipped has shown nothing.
  var isPassed: Bool { self == .passed }

  /// Whether the test did not come to its end.
  var isErrored: Bool {
    if case .errored = self { true } else { false }
  }
}
