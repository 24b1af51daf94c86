import LintelReports
import LintelRules

/// What became of one part of a verification.
public enum Verdict: Sendable {
  case passed(summary: String)
  /// One line, and what helps to find out more.
  case failed(summary: String, details: String)

  public var summary: String {
    switch self {
    case .passed(let summary), .failed(let summary, _): summary
    }
  }

  public var isPassed: Bool {
    if case .passed = self { true } else { false }
  }
}

/// The outcome for one sample.
public struct SampleVerification: Sendable {
  public let name: String
  /// Whether the sample keeps its own rules.
  public let conformance: Verdict
  /// Whether the broken twin behaves the same, and gives exactly the recorded findings.
  public let twin: Verdict
  public let behaviours: Verdict
  public let unitTests: Verdict
  /// For checking the sample and its twin, and running the tests of both; not for building.
  public let time: Duration
  /// All of the above as test cases.
  let cases: [JUnitCase]

  public var isPassed: Bool {
    conformance.isPassed && twin.isPassed && behaviours.isPassed && unitTests.isPassed
  }
}

/// The outcome of verifying a package of samples.
public struct Verification: Sendable {
  /// By name.
  public let samples: [SampleVerification]
  /// Tests of what the samples stand on.
  public let shared: Verdict
  let sharedCases: [JUnitCase]

  public var isPassed: Bool { samples.allSatisfy(\.isPassed) && shared.isPassed }

  /// One suite per sample, and one for what they share.
  public var junit: JUnitDocument {
    JUnitDocument(
      name: "lintel verify",
      suites: samples.map { JUnitSuite(name: $0.name, cases: $0.cases, time: $0.time) }
        + [JUnitSuite(name: "shared", cases: sharedCases)])
  }
}
