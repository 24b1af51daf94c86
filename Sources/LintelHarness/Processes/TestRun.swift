import LintelReports
import LintelSystem
import LintelWorkspace

/// One run of a package's tests.
struct TestRun: Sendable {
  enum Outcome: Sendable {
    /// All test cases, whether they passed or not.
    case ran([JUnitCase])
    /// Nothing can be said about any test.
    case failed(reason: String, log: String)
  }

  let outcome: Outcome
}

extension TestRun {
  /// Builds and tests the package in `folder`.
  ///
  /// - Parameters:
  ///   - buildFolder: where build products go; `nil` for the package's own folder for them.
  ///   - results: a path without extension for what the run writes.
  ///   - isStopped: says when to give up.
  init(
    package folder: String, buildFolder: String?, results: String, jobs: Int?, timeout: Duration?,
    until isStopped: () -> Bool
  ) {
    var words = ["swift", "test", "--package-path", folder, "--xunit-output", results + ".xml"]
    if let buildFolder { words += ["--scratch-path", buildFolder] }
    if let jobs { words += ["--jobs", String(jobs)] }
    let start = ContinuousClock.now
    var output: [UInt8] = []
    let ended = ChildProcess(words, keepsErrors: true, leadsGroup: true).run(
      { output += $0 },
      until: { _ in isStopped() || timeout.map { ContinuousClock.now - start > $0 } ?? false })
    // For whoever asks that the work be kept; what has to be said of it is said without.
    try? writeAtomically(output, to: results + ".log")
    let log = String(decoding: output, as: UTF8.self)
    switch ended {
    case .notStarted(let reason):
      outcome = .failed(reason: "cannot start 'swift test': \(reason)", log: log)
    case .stopped:
      let limit = isStopped() ? nil : timeout
      outcome = .failed(
        reason: limit.map { "the tests did not end within \($0.components.seconds) s" }
          ?? "the tests were interrupted",
        log: log)
    case .exited(let status): outcome = Self.outcome(status: status, results: results, log: log)
    case .crashed(let signal):
      outcome = Self.outcome(status: 128 + signal, results: results, log: log)
    }
  }

  /// - Parameter status: as shells say it, of what was ended by a signal as well.
  private static func outcome(status: Int32, results: String, log: String) -> Outcome {
    // Swift Testing writes a file of its own next to XCTest's.
    var cases: [JUnitCase] = []
    for path in [results + ".xml", results + "-swift-testing.xml"] {
      guard let bytes = try? readFile(at: path, limit: SizeLimit.source) else { continue }
      do throws(JUnitReadError) {
        cases += try JUnitReader().document(from: bytes).suites.flatMap(\.cases)
      } catch {
        return .failed(
          reason: "cannot read the test results: line \(error.line): \(error.message)", log: log)
      }
    }
    if cases.isEmpty {
      let reason = status == 0 ? "no test was run" : "the tests did not build or start"
      return .failed(reason: reason, log: log)
    }
    let isFailureKnown = cases.contains { !$0.outcome.isPassed }
    if status != 0, !isFailureKnown {
      return .failed(reason: "'swift test' ended with status \(status)", log: log)
    }
    return .ran(cases)
  }
}

extension JUnitOutcome {
  /// Whether the test was run and held. One that was skipped has shown nothing.
  var isPassed: Bool { self == .passed }
}
