import LintelReports
import Testing

@testable import LintelHarness

/// What counts as passed: only tests that were run and held.
@Suite struct VerdictTests {
  private func testCase(_ name: String, _ outcome: JUnitOutcome = .passed) -> JUnitCase {
    JUnitCase(className: "MVCTests.MVCBehaviour", name: name, time: .seconds(1), outcome: outcome)
  }

  private func selection(_ cases: [JUnitCase]) -> TestSelection {
    TestSelection(TestRun(outcome: .ran(cases))) { _ in true }
  }

  @Test func allPassed() {
    let verdict = selection([testCase("a"), testCase("b")]).verdict("behaviour")
    #expect(verdict.isPassed)
    #expect(verdict.summary == "2/2")
  }

  @Test func noTestIsAFailure() {
    let verdict = selection([]).verdict("behaviour")
    #expect(!verdict.isPassed)
    #expect(verdict.summary == "no behaviour was run")
    #expect(selection([]).cases(named: "x").map(\.outcome.isPassed) == [false])
  }

  @Test(arguments: [
    JUnitOutcome.failed([JUnitFailure(message: "seen: nothing")]), .skipped("later"),
    .errored(JUnitFailure(message: "crashed")),
  ])
  func anythingButPassedFails(_ outcome: JUnitOutcome) {
    let verdict = selection([testCase("a"), testCase("b", outcome)]).verdict("behaviour")
    #expect(!verdict.isPassed)
    #expect(verdict.summary == "1/2")
  }

  @Test func runThatFailedShowsItsLog() {
    let run = TestRun(
      outcome: .failed(reason: "the tests did not build or start", log: "x\nerror: no such module"))
    let selection = TestSelection(run) { _ in true }
    #expect(!selection.verdict("behaviour").isPassed)
    guard case .errored(let failure)? = selection.cases(named: "MVC").first?.outcome else {
      Issue.record("expected an error case")
      return
    }
    #expect(failure.text.contains("no such module"))
  }

  @Test func tableShowsFailuresInDetail() {
    let good = Verdict.passed(summary: "3 rules")
    let bad = Verdict.failed(summary: "findings differ", details: "- a\n+ b")
    let verification = Verification(
      samples: [
        SampleVerification(
          name: "MVC", conformance: good, brokenVariant: bad, behaviours: .passed(summary: "20/20"),
          unitTests: .passed(summary: "9/9"), time: .milliseconds(1234), cases: [])
      ], shared: .passed(summary: "5/5"), sharedCases: [])
    #expect(!verification.isPassed)
    #expect(
      verification.table == """
        architecture  conformance    broken variant          behaviours   unit tests  time
        MVC           ok    3 rules  FAILED findings differ  ok    20/20  ok    9/9   1.23 s

        shared code: ok 5/5

        MVC broken variant: findings differ
        - a
        + b

        """)
  }
}
