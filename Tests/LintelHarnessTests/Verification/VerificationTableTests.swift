import LintelReports
import Testing

@testable import LintelHarness

/// The table of a verification, as a whole text, and its report.
@Suite struct VerificationTableTests {
  private let passed = Verdict.passed(summary: "3 rules")

  private func sample(
    _ name: String, brokenVariant: Verdict, behaviours: Verdict, cases: [JUnitCase] = []
  ) -> SampleVerification {
    SampleVerification(
      name: name, conformance: passed, brokenVariant: brokenVariant, behaviours: behaviours,
      unitTests: .passed(summary: "9/9"), time: .microseconds(995_000), cases: cases)
  }

  private func verification(
    _ samples: SampleVerification..., shared: Verdict = .passed(summary: "5/5")
  ) -> Verification {
    Verification(
      samples: samples, shared: shared,
      sharedCases: [JUnitCase(className: "shared.Kit", name: "draws", outcome: .passed)])
  }

  @Test func allThatPassed() {
    let all = verification(
      sample(
        "MVC", brokenVariant: .passed(summary: "4 findings, 20/20"),
        behaviours: .passed(summary: "20/20")))
    #expect(all.isPassed)
    #expect(
      all.table == """
        architecture  conformance    broken variant           behaviours   unit tests  time
        MVC           ok    3 rules  ok    4 findings, 20/20  ok    20/20  ok    9/9   1.00 s

        shared code: ok 5/5

        """)
  }

  /// A build that failed is the reason for several verdicts; its log is shown once.
  @Test func oneReasonIsShownOnce() {
    let broken = Verdict.unknown(summary: "the tests did not build or start", details: "error: x")
    let all = verification(
      sample("MVC", brokenVariant: passed, behaviours: broken),
      sample("VIPER", brokenVariant: passed, behaviours: broken), shared: broken)
    #expect(!all.isPassed)
    #expect(
      all.table.hasSuffix(
        """
        shared code: FAILED the tests did not build or start

        MVC behaviours: the tests did not build or start
        error: x

        VIPER behaviours: the tests did not build or start

        shared code: the tests did not build or start

        """), "\(all.table)")
  }

  @Test func theReportHasASuiteForEachSampleAndOneForTheRest() {
    let own = JUnitCase(className: "MVC.conformance", name: "layering", outcome: .passed)
    let report = verification(
      sample("MVC", brokenVariant: passed, behaviours: passed, cases: [own])
    ).junit
    #expect(report.suites.map(\.name) == ["MVC", "shared"])
    #expect(report.suites.map { $0.cases.map(\.name) } == [["layering"], ["draws"]])
  }

  @Test func bothVerdictsOnABrokenVariantCount() {
    let bad = Verdict.failed(summary: "findings differ", details: "+ b")
    let worse = Verdict.failed(summary: "19/20", details: "")
    #expect(passed.and(.passed(summary: "20/20")).summary == "3 rules, 20/20")
    #expect(bad.and(passed).summary == "findings differ")
    #expect(passed.and(worse).summary == "19/20")
    #expect(bad.and(worse).summary == "findings differ")
    let unknown = Verdict.unknown(summary: "no behaviour was run", details: "")
    #expect(bad.and(unknown).summary == "no behaviour was run")
    #expect(unknown.and(worse).summary == "no behaviour was run")
  }

  @Test func whatIsUnknownIsNoFailure() {
    let bad = Verdict.failed(summary: "19/20", details: "")
    let unknown = Verdict.unknown(summary: "no test was run", details: "")
    #expect(verification(sample("MVC", brokenVariant: bad, behaviours: passed)).isComplete)
    for all in [
      verification(sample("MVC", brokenVariant: bad, behaviours: unknown)),
      verification(sample("MVC", brokenVariant: passed, behaviours: passed), shared: unknown),
    ] {
      #expect(!all.isComplete && !all.isPassed)
    }
  }

  @Test func noLogIsObeyed() {
    let bad = Verdict.failed(summary: "1/2 \u{1B}[1m", details: "\u{1B}[2J\tred\r\nnext\u{202E}\n")
    let table = verification(
      sample("M\u{1B}C", brokenVariant: passed, behaviours: bad), shared: bad
    ).table
    #expect(table.contains("\n\\u{1B}[2J\tred\\u{D}\nnext\\u{202E}\n"))
    let others = table.unicodeScalars.filter { $0 != "\n" && $0 != "\t" }
    #expect(!others.contains { $0.properties.generalCategory == .control })
    #expect(!others.contains("\u{202E}"))
  }
}
