import LintelReports
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
    let log = results + ".log"
    var words = ["swift", "test", "--package-path", folder, "--xunit-output", results + ".xml"]
    if let buildFolder { words += ["--scratch-path", buildFolder] }
    if let jobs { words += ["--jobs", String(jobs)] }
    let ended = Subprocess(words: words, log: log).run(timeout: timeout, until: isStopped)
    outcome = Self.outcome(ended, results: results, log: log, timeout: timeout)
  }

  private static func outcome(
    _ ended: Subprocess.Outcome, results: String, log: String, timeout: Duration?
  ) -> Outcome {
    let text = (try? readFile(at: log)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    switch ended {
    case .notStarted(let reason):
      return .failed(reason: "cannot start 'swift test': \(reason)", log: text)
    case .timedOut:
      let limit = timeout.map { "\($0.components.seconds) s" } ?? ""
      return .failed(reason: "the tests did not end within \(limit)", log: text)
    case .stopped: return .failed(reason: "the tests were interrupted", log: text)
    case .exited(let status):
      // Swift Testing writes a file of its own next to XCTest's.
      var cases: [JUnitCase] = []
      for path in [results + ".xml", results + "-swift-testing.xml"] {
        guard let bytes = try? readFile(at: path) else { continue }
        do throws(JUnitReadError) {
          cases += try JUnitReader().document(from: bytes).suites.flatMap(\.cases)
        } catch {
          return .failed(
            reason: "cannot read the test results: line \(error.line): \(error.message)", log: text)
        }
      }
      if cases.isEmpty {
        let reason = status == 0 ? "no test was run" : "the tests did not build or start"
        return .failed(reason: reason, log: text)
      }
      let isFailureKnown = cases.contains { !$0.outcome.isPassed }
      if status != 0, !isFailureKnown {
        return .failed(reason: "'swift test' ended with status \(status)", log: text)
      }
      return .ran(cases)
    }
  }
}

extension JUnitOutcome {
  /// Whether the test was run and held. One that was skipped has shown nothing.
  var isPassed: Bool { self == .passed }
}
