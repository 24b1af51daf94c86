import LintelReports
import LintelRules

/// What became of one part of a verification.
package enum Verdict: Sendable {
  case passed(summary: String)
  /// One line, and what helps to find out more.
  case failed(summary: String, details: String)
  /// The same of what could not be found out: tests that hang, crash or are not there.
  case unknown(summary: String, details: String)

  package var summary: String {
    switch self {
    case .passed(let summary), .failed(let summary, _), .unknown(let summary, _): summary
    }
  }

  package var isPassed: Bool {
    if case .passed = self { true } else { false }
  }

  package var isKnown: Bool {
    if case .unknown = self { false } else { true }
  }
}

/// The outcome for one sample.
package struct SampleVerification: Sendable {
  package let name: String
  /// Whether the sample keeps its own rules.
  package let conformance: Verdict
  /// Whether the broken variant behaves the same, and gives exactly the recorded findings.
  package let brokenVariant: Verdict
  package let behaviours: Verdict
  package let unitTests: Verdict
  /// For checking the sample and its broken variant, and running the tests of both; without the
  /// time to build them.
  package let time: Duration
  /// All of the above as test cases.
  let cases: [JUnitCase]

  package var isPassed: Bool { verdicts.allSatisfy(\.isPassed) }

  fileprivate var verdicts: [Verdict] { [conformance, brokenVariant, behaviours, unitTests] }
}

/// The outcome of verifying a package of samples.
package struct Verification: Sendable {
  /// By name.
  package let samples: [SampleVerification]
  /// Tests of what the samples stand on.
  package let shared: Verdict
  let sharedCases: [JUnitCase]

  package var isPassed: Bool { samples.allSatisfy(\.isPassed) && shared.isPassed }

  /// Whether all that was to be found out is known.
  package var isComplete: Bool { (samples.flatMap(\.verdicts) + [shared]).allSatisfy(\.isKnown) }

  /// One suite per sample, and one for what they share.
  package var junit: JUnitDocument {
    JUnitDocument(
      name: "lintel verify",
      suites: samples.map { JUnitSuite(name: $0.name, cases: $0.cases, time: $0.time) }
        + [JUnitSuite(name: "shared", cases: sharedCases)])
  }
}
